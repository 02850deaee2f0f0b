/** The font of listings, by its name in style sheets; a page begins with a fallback of the same widths. */
export const codeFont = 'geist-mono'

/** The attribute of the root element that says that the font is there: the styles then use it. */
export const codeFontAttribute = 'data-code-font'
