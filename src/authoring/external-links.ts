import type { ContentNode } from '../shared/content-tree'
import { isExternal } from '../shared/paths'
import type { Doc } from '../shared/site'
import type { Fault } from '../node/source/faults'
import { inContent } from '../node/source/read-source'

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
/** How many sites are asked at a time. */
const atOnce = 8

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

/** Asks for a page's head, and for the page where a server doesn't give heads. */
async function ask(url: string, now: () => number): Promise<Answer> {
  const answer = async (method: string): Promise<Answer> => {
    try {
      const { status } = await fetch(url, { method, signal: AbortSignal.timeout(patience) })
      return { status, at: now() }
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } }
      return { status: cause?.code ?? message, at: now() }
    }
  }
  const head = await answer('HEAD')
  return isGood(head) ? head : answer('GET')
}

/**
 * Asks other sites whether they still have what the pages link to.
 * @param answers of the last time; good ones are believed for a week, and all new ones are noted here
 * @returns a fault for each file and link that is gone
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  answers: Record<string, Answer>,
  now = Date.now,
): Promise<Fault[]> {
  const isKnown = (answer: Answer | undefined) => answer && isGood(answer) && now() - answer.at < believed
  const waiting = links.map(({ url }) => url).filter((url) => !isKnown(answers[url]))
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) answers[url] = await ask(url, now)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
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
