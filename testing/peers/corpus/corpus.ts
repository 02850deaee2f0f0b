import type { Root } from 'mdast'
import type { Doc, Sidebar } from '../../../src/shared/site'
import { sectionsOf, type Section } from './navigation'
import { readTwin } from './read-twin'
import { slugOf } from './slugs'

/** A page of this site as every generator gets it. */
export interface CorpusPage {
  slug: string
  /** Its address on this site. */
  path: string
  title: string
  description: string
  /** Its Markdown below the title. */
  body: Root
}

/** The words that all generators build: the pages of this site, and their order in the sidebars. */
export interface Corpus {
  pages: CorpusPage[]
  sections: Section[]
  /** Where addresses of this site begin, and where its files are. */
  origin: string
  folder: string
}

/** What is taken from the site's model. */
interface Model {
  docs: readonly Pick<Doc, 'path' | 'title' | 'description' | 'label' | 'sidebar'>[]
  sidebars: readonly Sidebar[]
}

/**
 * Reads the words of this site: the Markdown twins of its documents. Listings are left out, which the others make in ways
 * of their own.
 * @param folder of the built site
 * @throws when a page has no twin in there
 */
export const readCorpus = ({ docs, sidebars }: Model, origin: string, folder: string): Corpus => ({
  pages: docs.map(({ path, title, description }) => ({
    slug: slugOf(path),
    path,
    title,
    description,
    body: readTwin(folder, path),
  })),
  sections: sectionsOf(sidebars, docs),
  origin,
  folder,
})
