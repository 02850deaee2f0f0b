import type { Mistake, Problem } from '../../shared/mistake'

export type { Mistake, Problem }

/**
 * All mistakes as one text, grouped by file and ordered by line.
 * @param where they were found
 */
export function formatMistakes(
  mistakes: readonly Mistake[],
  where = 'in the content or the settings',
): string {
  const alike = new Map<string, Mistake[]>()
  for (const mistake of mistakes)
    alike.set(wordsOf(mistake), [...(alike.get(wordsOf(mistake)) ?? []), mistake])
  const isMany = (mistake: Mistake) => alike.get(wordsOf(mistake))!.length > most
  const single = mistakes.filter((mistake) => !isMany(mistake))
  const files = [...new Set(single.map(({ file }) => file))].sort()
  const groups = [
    ...[...alike.values()].filter(([first]) => isMany(first!)).map(formatMany),
    ...files.map((file) =>
      formatGroup(
        file,
        single.filter((mistake) => mistake.file === file),
      ),
    ),
  ]
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`
  return `${count} ${where}:\n\n${groups.join('\n\n')}\n`
}

/** So many of one mistake are told one by one. */
const most = 5

const wordsOf = ({ message, fix = '' }: Mistake) => `${message}\n${fix}`

/** A mistake that stands in many places has one cause, or is fixed in one way: it is told once. */
function formatMany(mistakes: readonly Mistake[]): string {
  const { message, fix } = mistakes[0]!
  const places = mistakes.map(({ file, line }) => `${file}${line ? `:${line}` : ''}`)
  const rest = places.length - most
  return [
    `in ${places.length} places`,
    `  ${message}`,
    ...(fix ? [`    ${fix}`] : []),
    `  ${places.slice(0, most).join(', ')} and ${rest} more`,
  ].join('\n')
}

function formatGroup(file: string, mistakes: Mistake[]): string {
  const lines = mistakes
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ line, message, fix }) => `  ${line ? `line ${line}: ` : ''}${message}${fix ? `\n    ${fix}` : ''}`,
    )
  return [file, ...lines].join('\n')
}

/** One thing to know, on one line. */
export const formatWarning = ({ file, line, message, fix }: Mistake) =>
  `${file}${line ? `:${line}` : ''} ${message}${fix ? ` ${fix}` : ''}`
