// A target whose Swift is checked in: `swift package generate-tokens` writes it beside the tokens.
