import type { Mistake, Problem } from './mistakes'
import type { YamlError } from './yaml-errors'

/** What is wrong with the line that the parser stops at, or with the one above it, where what follows has made it stop. */
export function mistakeAbove(
  lines: readonly string[],
  line: number,
): (Problem & { line: number }) | undefined {
  for (const place of [line - 1, line].filter((place) => place > 0)) {
    const text = lines[place - 1]!
    const [, entry] = /^[ ]*(-[\w-]+:.*)/.exec(text) ?? []
    if (/^[ ]*\u00A0|[:-]\u00A0/.test(text))
      return {
        line: place,
        message: 'A no-break space stands in this line, which is no space for YAML.',
        fix: 'Delete it, and type a space.',
      }
    if (entry)
      return {
        line: place,
        message: `A space is missing behind the hyphen of "${entry}".`,
        fix: `Write "${entry.replace('-', '- ')}".`,
      }
  }
  const first = lines.findIndex((text) => /^[ ]*[^\s#]/.test(text))
  if (first + 2 !== line || !/^ +[\w-]+:/.test(lines[first]!) || !/^[\w-]+:/.test(lines[line - 1]!)) return
  return {
    line: first + 1,
    message: 'The first key is indented, and the next ones are not.',
    fix: 'Begin all keys at the beginning of their lines.',
  }
}

/** A single sign of YAML's own, which is never a text. */
const indicator = /^[,[\]{}:?-]$/

/** What the parser has stopped at. */
interface Stop {
  /** What it says of it. */
  message: string
  /** The line, and the first key in it. */
  line: string
  firstKey: string
  /** The letters that it names. */
  found: string
}

/** What is wrong where the parser's own code tells it all. */
const problems: Record<string, (stop: Stop) => Problem> = {
  TAB_AS_INDENT: () => ({
    message: 'The line is indented by a tab, which YAML does not take.',
    fix: 'Write spaces, two a level.',
  }),
  DUPLICATE_KEY: ({ firstKey }) => ({
    message: `The key "${firstKey}" stands here twice.`,
    fix: 'Remove one of the two.',
  }),
  MISSING_HYPHEN: ({ firstKey, line }) => ({
    message: `The keys of this entry stand in the one above: "${firstKey}" and those below it.`,
    fix: `Begin an entry with a hyphen: "- ${line.trim()}".`,
  }),
  SWALLOWED: ({ message }) => ({
    message: `${message} is no part of the text for YAML, as it stands here.`,
    fix: 'Put the text in quotes.',
  }),
  MULTIPLE_DOCS: () => ({
    message: 'A line of hyphens stands here, as around a frontmatter.',
    fix: 'Remove it.',
  }),
  BAD_DQ_ESCAPE: () => ({
    message: 'A backslash stands in double quotes, where it begins a sign of its own.',
    fix: "Write single quotes around the text: '…'.",
  }),
  UNCLOSED_QUOTE: ({ found }) => ({
    message: `The quote ${found[0]} that begins here is not closed.`,
    fix: `Write ${found[0]} where the text ends.`,
  }),
}

/** What is wrong with a line whose value begins with a sign of YAML's own, a quote or a bracket, which was meant as a text. */
function problemOfSign(sign: string, code: YamlError['code'], isText: boolean): Problem | undefined {
  if (code === 'UNEXPECTED_TOKEN' && (sign === "'" || sign === '"'))
    return {
      message: 'The text goes on behind its closing quote.',
      fix:
        sign === '"'
          ? "Write single quotes around all of it: '…'."
          : 'Write two single quotes for one of the text, or double quotes around it.',
    }
  if (isText || code === 'BAD_SCALAR_START')
    return { message: `A text that begins with ${sign} is none for YAML.`, fix: 'Put the text in quotes.' }
  return undefined
}

/**
 * What is wrong with a line that is no YAML, in an author's words where the parser's own say little.
 * @param text the whole text
 * @param lines its lines
 */
export function syntaxProblem(
  { code, message, pos, line: place }: YamlError,
  text: string,
  lines: readonly string[],
): Problem {
  const line = lines[place - 1] ?? ''
  const found = text.slice(...pos)
  const [firstKey = ''] = /[\w-]+/.exec(line) ?? []
  const told = problems[code ?? '']?.({ message, line, firstKey, found })
  if (told) return told
  const isText = code === 'UNEXPECTED_TOKEN' && !indicator.test(found)
  const [, sign] = /^[\s-]*(?:[\w-]+:)?\s+(['"{[@`])/.exec(line) ?? []
  const signs = sign ? problemOfSign(sign, code, isText) : undefined
  if (signs) return signs
  const [, key] = /^[\s-]*([\w-]+):(?=[^\s/])/.exec(line) ?? []
  if (key && (code === 'MISSING_CHAR' || code === 'MULTILINE_IMPLICIT_KEY'))
    return {
      message: `A space is missing after "${key}:".`,
      fix: `Write "${line.trim().replace(':', ': ')}".`,
    }
  if (code === 'UNEXPECTED_TOKEN' && /^[{[]$/.test(found))
    return { message: `The ${found} of a text ends it here for YAML.`, fix: 'Put the text in quotes.' }
  if (isText && /^[\w-]+:\s/.test(line) && lines.slice(0, place).some((above) => above.startsWith('- ')))
    return {
      message: `A hyphen is missing before "${line.trim()}".`,
      fix: `Write "- ${line.trim()}", and indent the lines that belong to it by two spaces.`,
    }
  return {
    message: `This is not valid YAML: ${message}.`,
    fix: 'Quote values that contain ": " or begin with a special character.',
  }
}

/** One mistake a line, and one for lines that follow each other with the same one: a block that is indented by tabs. */
export const onceARun = (mistakes: Mistake[]) =>
  mistakes.filter(({ line, message }, index) => {
    const before = mistakes[index - 1]
    return before?.line !== line && !(before?.message === message && before.line! >= line! - 1)
  })
