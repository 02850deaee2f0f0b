import { literally } from '../../shared/literally'

/** A page's frontmatter and the rest, both as they are written. */
function parted(text: string): { head: string; body: string } {
  const end = /^---[ \t]*\r?\n[^]*?\n(?=---[ \t]*(?:\r?\n|$))/.exec(text)?.[0].length ?? 0
  return { head: text.slice(0, end), body: text.slice(end) }
}

const key = /^aliases:/m

/** A page's text with one more old address. The rest of its frontmatter stays as it is written. */
export function withAlias(text: string, alias: string): string {
  const { head, body } = parted(text)
  const match = key.exec(head)
  if (!match) return `${head}aliases:\n  - ${alias}\n${body}`
  const end = match.index + match[0].length
  const [before, after] = [head.slice(0, end), head.slice(end)]
  const [bracket] = /^\s*\[\s*/.exec(after) ?? []
  if (bracket !== undefined) {
    const others = after.slice(bracket.length)
    return `${before}${bracket}${alias}${others.startsWith(']') ? '' : ', '}${others}${body}`
  }
  const [line = '', indent = '  '] = /^.*\r?\n(?:( *)-)?/.exec(after) ?? []
  const rest = line.slice(0, line.indexOf('\n') + 1)
  return `${before}${rest}${indent}- ${alias}\n${after.slice(rest.length)}${body}`
}

/** A page's text without an old address, to which the page has come back. */
export function withoutAlias(text: string, alias: string): string {
  const { head, body } = parted(text)
  const plain = literally(alias)
  const without = head
    .replace(new RegExp(`^ *- *['"]?${plain}['"]? *\\r?\\n`, 'm'), '')
    .replace(new RegExp(`(?<=^aliases:.*[[,] *)['"]?${plain}['"]?,? *`, 'm'), '')
    .replace(/^aliases: *(\[ *\])? *\r?\n(?! *-)/m, '')
  return without + body
}

/** A page's text without the last part of its address, which is its file's name again. */
export function withoutSlug(text: string): string {
  const { head, body } = parted(text)
  return head.replace(/^slug:.*\r?\n/m, '') + body
}
