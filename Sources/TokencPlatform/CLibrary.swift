// Which C library a platform has. It is asked here and nowhere else: every source that needs the C
// library imports this module, and a platform that is not named stops the build with a sentence.
//
// There is no Swift way yet to hand an import on that has no underscore.

#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#elseif canImport(ucrt)
// Enough for arithmetic; what the program asks of the system, TokencSystem says.
@_exported public import ucrt
#else
#error("tokenc does not support the C library of this platform; name it in CLibrary.swift")
#endif
