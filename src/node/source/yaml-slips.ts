import { visit, type Document } from 'yaml'
import type { Fault } from './faults'

/** Errors without those that follow from the first: where the parser has lost the thread, it is told of all that comes. */
export const withoutFollowing = <T extends { code: string; message: string }>(errors: readonly T[]): T[] =>
  errors.filter(
    ({ message }, index) =>
      index === 0 ||
      !(
        /^Unexpected \S+ token in YAML stream/.test(message) ||
        (isOtherColumn(message) &&
          errors.slice(0, index).findLast((error) => !isOtherColumn(error.message))?.code === 'TAB_AS_INDENT')
      ),
  )

const isOtherColumn = (message: string) => message.startsWith('All mapping items must start at the same')

/** Where the text begins whose quote is not closed: the parser tells where it has given up. */
export function beginOfQuote({ message }: { message: string }, pos: number, document: Document): number {
  let begin = pos
  if (/^Missing closing/.test(message))
    visit(document, {
      Scalar(_, { type, range }) {
        if (/^QUOTE/.test(type ?? '') && range && range[0] <= pos && pos <= range[2]) begin = range[0]
      },
    })
  return begin
}

/** A slip in the line that the parser stops at, or above it, where what follows has made it stop. */
export function slipAbove(lines: readonly string[], line: number): (Problem & { line: number }) | undefined {
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

type Problem = Pick<Fault, 'message' | 'fix'>

/** What is wrong with a line that is no YAML, in an author's words where the parser's own say little. */
export function syntaxProblem(
  { code, message }: { code?: string; message: string },
  lines: readonly string[],
  place: number,
): Problem & { line?: undefined } {
  const line = lines[place - 1] ?? ''
  const key = /^[\s-]*([\w-]+):(?=[^\s/])/.exec(line)
  if (code === 'TAB_AS_INDENT')
    return {
      message: 'The line is indented by a tab, which YAML does not take.',
      fix: 'Write spaces, two a level.',
    }
  if (code === 'DUPLICATE_KEY')
    return {
      message: `The key "${/[\w-]+/.exec(line)?.[0] ?? ''}" stands here twice.`,
      fix: 'Remove one of the two.',
    }
  if (code === 'SWALLOWED')
    return {
      message: `${message} is no part of the text for YAML, as it stands here.`,
      fix: 'Put the text in quotes.',
    }
  if (code === 'MULTIPLE_DOCS')
    return { message: 'A line of hyphens stands here, as around a frontmatter.', fix: 'Remove it.' }
  if (code === 'BAD_DQ_ESCAPE')
    return {
      message: 'A backslash stands in double quotes, where it begins a sign of its own.',
      fix: "Write single quotes around the text: '…'.",
    }
  const [, sign] = /^[\s-]*(?:[\w-]+:)?\s+(['"{[@`])/.exec(line) ?? []
  if (/^Missing closing ['"]quote/.test(message))
    return {
      message: `The quote ${message[16]} that begins here is not closed.`,
      fix: `Write ${message[16]} where the text ends.`,
    }
  if (sign === "'" && message === 'Unexpected scalar at node end')
    return {
      message: 'The text goes on behind its closing quote.',
      fix: 'Write two single quotes for one of the text, or double quotes around it.',
    }
  if (sign === '"' && message === 'Unexpected scalar at node end')
    return {
      message: 'The text goes on behind its closing quote.',
      fix: "Write single quotes around all of it: '…'.",
    }
  if (sign && (message === 'Unexpected scalar at node end' || /reserved character/.test(message)))
    return { message: `A text that begins with ${sign} is none for YAML.`, fix: 'Put the text in quotes.' }
  if (/^Implicit (map )?keys/.test(message) && key)
    return {
      message: `A space is missing after "${key[1]}:".`,
      fix: `Write "${line.trim().replace(':', ': ')}".`,
    }
  if (/^Unexpected flow-(?:map|seq)-start at node end/.test(message))
    return {
      message: `The ${message.includes('map') ? '{' : '['} of a text ends it here for YAML.`,
      fix: 'Put the text in quotes.',
    }
  if (
    message === 'Unexpected scalar at node end' &&
    /^[\w-]+:\s/.test(line) &&
    lines.slice(0, place).some((above) => above.startsWith('- '))
  )
    return {
      message: `A hyphen is missing before "${line.trim()}".`,
      fix: `Write "- ${line.trim()}", and indent the lines that belong to it by two spaces.`,
    }
  return {
    message: `This is not valid YAML: ${message}.`,
    fix: 'Quote values that contain ": " or begin with a special character.',
  }
}

/** One fault a line, and one for lines that follow each other with the same mistake: a block that is indented by tabs. */
export const onceARun = (faults: Fault[]) =>
  faults.filter(({ line, message }, index) => {
    const before = faults[index - 1]
    return before?.line !== line && !(before?.message === message && before.line! >= line! - 1)
  })

/** One fault for an entry of a list that lacks its hyphen: its keys are those of the entry above, one after the other. */
export const entryOnce = (faults: Fault[], lines: readonly string[], linesBefore: number) => {
  const isTwice = (fault: Fault | undefined) => /^The key .* stands here twice\.$/.test(fault?.message ?? '')
  const isNext = (one: Fault, next: Fault | undefined) =>
    isTwice(one) && isTwice(next) && next!.line === one.line! + 1
  return faults.flatMap((fault, index) => {
    const before = faults[index - 1]
    const written = lines[fault.line! - linesBefore - 1] ?? ''
    if (!/^\s+\w/.test(written)) return [fault]
    if (before && isNext(before, fault)) return []
    if (!isNext(fault, faults[index + 1])) return [fault]
    const key = /[\w-]+/.exec(written)![0]
    return [
      {
        ...fault,
        message: `The keys of this entry stand in the one above: "${key}" and those below it.`,
        fix: `Begin an entry with a hyphen: "- ${written.trim()}".`,
      },
    ]
  })
}

/** Something that the parser takes for what no author has meant. */
interface Misread {
  pos: readonly number[]
  message: string
  code?: string
}

/** Names for lists of names: a few lines would be millions of values, at which the parser stops. */
function tooMany(document: Document): Misread[] {
  try {
    document.toJS()
    return []
  } catch {
    return [{ pos: document.contents?.range ?? [0], message: 'what its *names stand for is too much' }]
  }
}

/**
 * `*name` without a `&name` before it: most often an author's emphasis. And a text that begins with `&name`, which no
 * `*name` refers to, or with `!name`.
 */
export function swallowedWords(document: Document, text: string): Misread[] {
  // Most texts have none of their signs, and need not be gone through.
  if (!/[*&!]/.test(text)) return []
  const found: Misread[] = []
  const used = new Set<string>()
  const named: { anchor: string; pos: readonly number[] }[] = []
  visit(document, {
    Alias(_, alias, above) {
      used.add(alias.source)
      const named = alias.resolve(document)
      const pos = alias.range ?? [0]
      if (!named) found.push({ pos, message: `Nothing is named by *${alias.source}` })
      else if (above.includes(named))
        found.push({ pos, message: `*${alias.source} stands within what it names` })
    },
    Scalar(_, { anchor, range, tag }) {
      const pos = range ?? [0]
      if (anchor) named.push({ anchor, pos })
      if (tag && !tag.startsWith('tag:yaml.org')) found.push({ pos, message: `"${tag}"`, code: 'SWALLOWED' })
    },
  })
  if (used.size && !found.length) found.push(...tooMany(document))
  const unused = named.filter(({ anchor }) => !used.has(anchor))
  return [...found, ...unused.map(({ anchor, pos }) => ({ pos, message: `"&${anchor}"`, code: 'SWALLOWED' }))]
}
