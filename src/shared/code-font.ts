/** The font of code, by its name in style sheets; a page begins with a fallback of the same widths. */
export const codeFont = 'geist-mono'

/** The attribute of the root element that has the styles use that font. */
export const codeFontAttribute = 'data-code-font'
