/** Stands in for a font file in component tests: its address. */
export default '/static/font.woff2'
