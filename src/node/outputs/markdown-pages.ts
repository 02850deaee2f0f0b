import type { PhrasingContent } from 'mdast'
import { words } from '../../locale/site-words'
import { docsRoot } from '../../shared/routes'
import type { Category, Doc } from '../../shared/site'
import { heading, link, listOf, quotation } from '../markdown/build'
import { paragraph, sentence, text } from '../markdown/nodes'
import { contentToMdast, printMarkdown } from '../markdown/to-markdown'
import { addressOf, type PublishedSite } from './output'

/** A page as Markdown. */
export interface MarkdownPage {
  /** The page's own path. */
  path: string
  title: string
  description: string
  /** Whether lists may name it. */
  listed: boolean
  /** Makes its text. */
  print: () => string
}

/** The Markdown twins of all pages: the home and landing page, documents and listings. */
export const markdownPages = (site: PublishedSite): MarkdownPage[] => [
  frontPage({ ...site.settings, path: '/' }, site),
  frontPage({ ...words.landing, path: docsRoot }, site),
  ...site.docs.map((doc) => documentPage(doc, site)),
  ...site.categories.map((category) => listingPage(category, site)),
]

function documentPage(doc: Doc, site: PublishedSite): MarkdownPage {
  const { path, title, description, checked, sources, lastUpdate, unlisted } = doc
  const url = addressOf(path, site)
  const print = () =>
    printMarkdown([
      heading(1, title),
      quotation(description),
      paragraph(...sentence(sourceOf(link(url, url), lastUpdate))),
      ...contentToMdast(doc.content, { url, images: site.images.get(doc.docId) ?? new Map() }),
      ...(checked ? [paragraph(text(words.page.checked.join(checked)))] : []),
      ...(sources.length
        ? [
            heading(2, words.markdown.sources),
            listOf(sources.map((source) => ({ label: source.title, url: source.url }))),
          ]
        : []),
    ])
  return { path, title, description, listed: !unlisted, print }
}

const sourceOf = (address: PhrasingContent, lastUpdate: string | null) =>
  lastUpdate
    ? words.markdown.sourceWithDate.join({ address, date: text(lastUpdate.slice(0, 10)) })
    : words.markdown.source.join(address)

function listingPage({ path, label, description, items }: Category, site: PublishedSite): MarkdownPage {
  const cards = items.map((item) => ({ ...item, url: addressOf(item.path, site) }))
  const print = () => printMarkdown([heading(1, label), quotation(description), listOf(cards)])
  return { path, title: label, description, listed: true, print }
}

type Facts = Pick<MarkdownPage, 'path' | 'title' | 'description'>

/** A page that leads to the sections. */
function frontPage({ path, title, description }: Facts, site: PublishedSite): MarkdownPage {
  const sections = site.sidebars.flatMap(
    ({ rootPath }) => site.docs.find((doc) => doc.path === rootPath) ?? [],
  )
  const links = sections.map((doc) => ({
    label: doc.title,
    url: addressOf(doc.path, site),
    description: doc.description,
  }))
  const print = () => printMarkdown([heading(1, title), quotation(description), listOf(links)])
  return { path, title, description, listed: true, print }
}
