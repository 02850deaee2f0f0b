/** Lines moved to the right. */
export const indent = (lines: readonly string[], by = '  '): string[] =>
  lines.map((line) => (line ? by + line : line))

/** A value on one or more lines with a text before its first and after its last line. */
export function wrap(before: string, lines: readonly string[], after = ''): string[] {
  const all = [before + (lines[0] ?? ''), ...lines.slice(1)]
  return all.map((line, index) => (index === all.length - 1 ? line + after : line))
}
