import type { MarkdownPage } from '../outputs/markdown-pages'
import type { BuildCache } from './build-cache'
import { hashOf, hashOfFiles } from './hash'

/** What a page's Markdown depends on besides the page, packages included. */
const printerFiles = ['src/{node/{markdown,outputs},locale,shared}/**/*.ts', 'package-lock.json']

/**
 * A printer of Markdown twins that remembers: a page is printed anew only when what it is made of or the printer itself
 * has changed.
 * @param cache where texts are kept between builds
 * @param root project folder, for the printer's own files
 * @param locale name of the language of the words that the printer adds
 */
export function rememberingPrinter(cache: BuildCache, root: string, locale: string) {
  const printer = hashOfFiles(root, printerFiles)
  return async ({ madeOf, print }: Pick<MarkdownPage, 'madeOf' | 'print'>): Promise<string> => {
    if (madeOf === undefined) return print()
    const key = `${hashOf([printer, locale, JSON.stringify(madeOf)])}.md`
    const known = await cache.get(key)
    if (known) return known.toString()
    const markdown = print()
    await cache.set(key, markdown)
    return markdown
  }
}
