import type { Root, RootContent } from 'mdast'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { plainHeading } from '../../../src/node/markdown/nodes'
import { printMarkdown } from '../../../src/node/markdown/to-markdown'
import { sites, type PeerName } from '../sites'
import { adapt, pictureAddress, type Dialect } from './adapt'
import type { Corpus, CorpusPage } from './corpus'
import { docusaurus } from './docusaurus'
import { firstSlug, type Section } from './navigation'
import { starlight } from './starlight'
import { vitepress } from './vitepress'

/** How a generator gets the words. */
export interface Writer {
  /** Folders that hold nothing but words: they are emptied first. */
  content: readonly string[]
  /** The file of its home page, and the folder of files that are served as they are. */
  home: string
  served: string
  dialect: Dialect
  /** What a page's file says of it. */
  frontmatter: (page: CorpusPage) => Record<string, unknown>
  /** Whether a page's title stands in its text. */
  hasTitle: boolean
  /** The sidebars as its settings want them: texts of files, by their paths. */
  navigation: (sections: readonly Section[]) => Record<string, string>
}

const writers: Record<PeerName, Writer> = {
  'docusaurus-lunr': docusaurus,
  'docusaurus-rust': docusaurus,
  starlight,
  vitepress,
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#36c"/></svg>\n'

/** A Markdown file with its frontmatter. */
const markdownFile = (frontmatter: Record<string, unknown>, body: RootContent[]) =>
  `---\n${stringify(frontmatter)}---\n\n${printMarkdown(body)}`

/** A page that leads to the sections; it is not measured. */
const homePage = (sections: readonly Section[], { address }: Dialect) =>
  sections.map((section) => `- [${section.label}](${address(firstSlug(section))})\n`).join('')

/** Writes all pages, pictures and sidebars of the corpus into a generator's project, in place of those that are there. */
export function writeCorpus(
  name: PeerName,
  { pages, sections, origin, folder: built }: Corpus,
  folder: string,
) {
  const writer = writers[name]
  const write = (file: string, text: string) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  for (const content of writer.content) rmSync(path.join(folder, content), { recursive: true, force: true })
  const slugs = new Set(pages.map(({ slug }) => slug))
  const pictures = new Set<string>()
  for (const page of pages) {
    const body: Root = structuredClone(page.body)
    for (const picture of adapt(body, writer.dialect, { origin, path: page.path, slugs }))
      pictures.add(picture)
    const title = writer.hasTitle ? [plainHeading(1, page.title)] : []
    write(sites[name].file(page.slug), markdownFile(writer.frontmatter(page), [...title, ...body.children]))
  }
  write(writer.home, `---\ntitle: Measured docs\n---\n\n${homePage(sections, writer.dialect)}`)
  for (const [file, text] of Object.entries(writer.navigation(sections))) write(file, text)
  write(path.join(writer.served, 'favicon.svg'), icon)
  for (const picture of pictures) {
    const target = path.join(folder, writer.served, pictureAddress(picture))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(built, picture.slice(origin.length)), target)
  }
}
