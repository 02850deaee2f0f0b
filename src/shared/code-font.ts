/** The font of code, by its name in style sheets; a page begins with a fallback of the same widths. */
export const codeFont = 'geist-mono'

/** The class of what is written in it and is no code by its element. */
export const codeFontClass = 'monospace'

/** What is written in it: elements of code, those of that class, and values in drawings; the bar has keys in the font of text. */
export const inCodeFont = `:is(main, dialog) :is(code, kbd, samp, .${codeFontClass}, text[font-family])`
