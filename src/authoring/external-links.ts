import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { check, type LinkResult } from 'linkinator'
import type { ContentNode } from '../shared/content-tree'
import { isExternal } from '../shared/paths'
import type { Doc } from '../shared/site'
import type { Mistake } from '../node/source/mistakes'
import { inContent } from '../node/source/file-names'

/** A link to another site, and the files that have it. */
export interface ExternalLink {
  url: string
  files: string[]
}

/** What another site answered: its status, or why there was none; and when, in milliseconds since 1970. */
export interface Answer {
  status: number | string
  at: number
}

/** How long a good answer is believed, in milliseconds: a week. */
export const believed = 7 * 24 * 60 * 60 * 1000
/** How long another site may take, in milliseconds. */
const patience = 20_000
/** How many addresses are asked at a time; linkinator before 8, which needs Node 22, asks all of a page's at once. */
const atOnce = 20

/** All links of pages and their sources to other sites, each once, without what comes after "#". */
export function externalLinks(docs: readonly Pick<Doc, 'file' | 'content' | 'sources'>[]): ExternalLink[] {
  const found = new Map<string, Set<string>>()
  for (const { file, content, sources } of docs)
    for (const href of [...hrefsOf(content), ...sources.map(({ url }) => url)]) {
      if (!/^https?:/.test(href) || !isExternal(href)) continue
      const url = href.replace(/#.*/, '')
      found.set(url, (found.get(url) ?? new Set()).add(inContent(file)))
    }
  return [...found].map(([url, files]) => ({ url, files: [...files] }))
}

function hrefsOf(node: ContentNode): string[] {
  if (typeof node === 'string') return []
  const href = node.props?.href
  return [...(typeof href === 'string' ? [href] : []), ...(node.children ?? []).flatMap(hrefsOf)]
}

const isGood = ({ status }: Answer) => typeof status === 'number' && status < 400

/** Asks for some addresses by a page that links to them, since linkinator follows the links of pages. */
async function ask(urls: readonly string[], now: () => number): Promise<[url: string, answer: Answer][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'links-'))
  try {
    await writeFile(path.join(folder, 'links.html'), toHtml(urls.map((href) => h('a', { href }))))
    const { links } = await check({ path: 'links.html', serverRoot: folder, timeout: patience })
    const found = new Map(links.map((link) => [link.url, link]))
    return urls.map((url) => [url, { status: statusOf(found.get(normalized(url))), at: now() }])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** An address as linkinator names it: "https://a.org" is "https://a.org/". */
const normalized = (url: string) => (URL.canParse(url) ? new URL(url).href : url)

/** A link's status, or why there is none. */
function statusOf(link: LinkResult | undefined): Answer['status'] {
  if (link?.status) return link.status
  const { cause, message = 'nothing' } = (link?.failureDetails?.[0] ?? {}) as Partial<Error>
  return (cause as { code?: string } | undefined)?.code ?? message
}

/**
 * Asks other sites whether they still have what the pages link to.
 * @param answers of the last time; good ones are believed for a week, and all new ones are noted here
 * @returns a mistake for each file and link that is gone
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  answers: Record<string, Answer>,
  now = Date.now,
): Promise<Mistake[]> {
  const isKnown = (answer: Answer | undefined) => answer && isGood(answer) && now() - answer.at < believed
  const waiting = links.map(({ url }) => url).filter((url) => !isKnown(answers[url]))
  for (let first = 0; first < waiting.length; first += atOnce)
    Object.assign(answers, Object.fromEntries(await ask(waiting.slice(first, first + atOnce), now)))
  return links.flatMap(({ url, files }) => {
    const answer = answers[url]!
    if (isGood(answer)) return []
    return files.map((file) => ({
      file,
      message: `${url} answers ${answer.status}.`,
      fix: 'Open it in a browser. If it is gone, link to what took its place, or leave the fact out.',
    }))
  })
}
