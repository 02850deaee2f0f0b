import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { docsRoot } from '../../shared/routes'
import { plainSpaces } from '../../shared/units'
import type { Category, Doc, Endpoint } from '../../shared/site'
import {
  code,
  codeList,
  link,
  linkList,
  list,
  paragraph,
  plainHeading,
  quotation,
  sentence,
  text,
} from '../markdown/nodes'
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
  /** All that its text is made of, where that is much work; a cache keeps the text by it. */
  madeOf?: unknown
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
  const { path, title, description, checked, sources, lastUpdate, unlisted, endpoint } = doc
  const url = addressOf(path, site)
  const images = site.images.get(doc.docId) ?? new Map<string, string>()
  const facts = { title, description, checked, sources, lastUpdate, endpoint, content: doc.content }
  const print = () =>
    printMarkdown([
      plainHeading(1, title),
      quotation(description),
      paragraph(...sentence(sourceOf(link(url, text(url)), lastUpdate))),
      ...(endpoint ? endpointNodes(endpoint, site) : []),
      ...contentToMdast(doc.content, { url, site: site.settings.url, images }),
      ...(checked ? [paragraph(text(words.page.checked.join(plainSpaces(checked))))] : []),
      ...(sources.length
        ? [
            plainHeading(2, words.markdown.sources),
            linkList(sources.map(({ title, url }) => ({ label: plainSpaces(title), url }))),
          ]
        : []),
    ])
  const madeOf = [facts, url, site.settings.url, [...images]]
  return { path, title, description, listed: !unlisted, madeOf, print }
}

/** What a caller of an operation has to know first, as its page says it under the title. */
function endpointNodes(
  { method, url, needs, sometimesNeeds, guide }: Endpoint,
  site: PublishedSite,
): RootContent[] {
  const { api } = words
  return [
    paragraph(code(`${method} ${url}`)),
    list([
      ...(needs.length ? [sentence(api.needs.join(codeList(needs)))] : []),
      ...(sometimesNeeds.length ? [sentence(api.sometimesNeeds.join(codeList(sometimesNeeds)))] : []),
      ...(guide ? [sentence(api.signedWith.join(link(addressOf(guide, site), text(api.signature))))] : []),
    ]),
  ]
}

const sourceOf = (address: PhrasingContent, lastUpdate: string | null) =>
  lastUpdate
    ? words.markdown.sourceWithDate.join({ address, date: text(lastUpdate.slice(0, 10)) })
    : words.markdown.source.join(address)

function listingPage({ path, label, description, items }: Category, site: PublishedSite): MarkdownPage {
  const cards = items.map((item) => ({ ...item, url: addressOf(item.path, site) }))
  const groups = [...new Set(cards.map(({ group }) => group))]
  const print = () =>
    printMarkdown([
      plainHeading(1, label),
      quotation(description),
      ...groups.flatMap((group) => [
        ...(group === null ? [] : [plainHeading(2, group)]),
        linkList(cards.filter((card) => card.group === group)),
      ]),
    ])
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
  const print = () => printMarkdown([plainHeading(1, title), quotation(description), linkList(links)])
  return { path, title, description, listed: true, print }
}
