// `mallopt`, which Swift's module of the C library leaves out.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
