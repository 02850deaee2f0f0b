/**
 * A document with another text between the marks `<!-- name: begin -->` and `<!-- name: end -->`.
 * @param file that the document is in, for the message
 * @throws when it does not have the marks
 */
export function withMeasured(
  document: string,
  { file, name }: { file: string; name: string },
  text: string,
): string {
  const marks = { begin: `<!-- ${name}: begin -->\n`, end: `<!-- ${name}: end -->` }
  const [begin, end] = [document.indexOf(marks.begin), document.indexOf(marks.end)]
  if (begin < 0 || end < begin)
    throw new Error(
      `${file} has no place for the table: put "${marks.begin.trim()}" and "${marks.end}" on lines of their own there.`,
    )
  return `${document.slice(0, begin + marks.begin.length)}\n${text}\n${document.slice(end)}`
}
