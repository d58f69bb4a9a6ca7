#ifndef DEFAULT_TOKENS_H
#define DEFAULT_TOKENS_H

#include <stddef.h>

/// The bytes of Tokens/defaultTokens.json as they were when the binary was built.
const unsigned char *_Nonnull default_tokens_bytes(void);

/// How many bytes there are.
size_t default_tokens_count(void);

#endif
