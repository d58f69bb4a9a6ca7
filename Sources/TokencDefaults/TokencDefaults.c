#include "TokencDefaults.h"

// C, because `#embed` puts a file into the read-only data at no cost to compile times, straight
// from where people edit it: there is no copy that could go stale.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "../../Tokens/defaultTokens.json"
};

const unsigned char *default_tokens_bytes(void) { return bytes; }

size_t default_tokens_count(void) { return sizeof bytes; }
