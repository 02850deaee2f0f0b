/** Prints a row of a table in Markdown, as the documentation shows them. */
export const printRow = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
