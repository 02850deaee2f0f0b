import { words } from '../../locale/site-words'
import { markdownPath } from '../../shared/paths'
import { pathsOf } from '../../shared/sidebar'
import { linkList, paragraph, plainHeading, quotation, text } from '../markdown/nodes'
import { printMarkdown } from '../markdown/to-markdown'
import { markdownPages, type MarkdownPage } from './markdown-pages'
import { addressOf, type Output, type PublishedSite } from './output'

/**
 * The site for readers who are not browsers: a Markdown twin of each page, llms.txt with a list of all pages as
 * llmstxt.org describes it, and llms-full.txt with all texts.
 * @param print how a page's text is made
 */
export async function markdownOutputs(
  site: PublishedSite,
  print: (page: MarkdownPage) => string | Promise<string> = (page) => page.print(),
): Promise<Output[]> {
  const pages = await Promise.all(
    markdownPages(site).map(async (page) => ({ ...page, markdown: await print(page) })),
  )
  const listed = new Map(pages.filter((page) => page.listed).map((page) => [page.path, page]))
  const sections = site.sidebars.map((sidebar) => ({
    label: sidebar.label,
    pages: pathsOf(sidebar).flatMap((path) => listed.get(path) ?? []),
  }))
  const list = printMarkdown([
    plainHeading(1, site.settings.title),
    quotation(site.settings.description),
    paragraph(text(words.markdown.hint)),
    ...sections.flatMap((section) => [
      plainHeading(2, section.label),
      linkList(
        section.pages.map(({ path, title, description }) => ({
          label: title,
          url: addressOf(markdownPath(path), site),
          description,
        })),
      ),
    ]),
  ])
  const texts = sections.flatMap((section) => section.pages.map(({ markdown }) => markdown))
  return [
    ...pages.map(({ path, markdown }) => ({ file: markdownPath(path).slice(1), content: markdown })),
    { file: 'llms.txt', content: list },
    { file: 'llms-full.txt', content: texts.join('\n---\n\n') },
  ]
}
