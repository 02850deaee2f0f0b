import type { Mistake } from './mistakes'
import type { ImageSize } from './image-sizes'
import type { PlacedFile } from './layers'
import type { EditionSource } from './other-editions'

/** One file of content as read from disk. */
export interface SourceFile {
  /** Path below content/docs with forward slashes: "discover/gas-fees.mdx". */
  file: string
  text: string
}

/** What is read of the site, and how its folders are called; all folders of an edition together. */
export interface ContentFiles {
  pages: PlacedFile[]
  /** The _category.yml files. */
  categories: PlacedFile[]
}

/** Everything that the site is made from. */
export interface SiteSource {
  pages: SourceFile[]
  /** The _category.yml files. */
  categories: SourceFile[]
  /** Other files below content/docs: images. */
  assets: string[]
  /** Of the assets that are pictures. */
  imageSizes: ReadonlyMap<string, ImageSize>
  /** Files that the site serves as they are, as addresses: "/favicon.svg". */
  staticFiles: string[]
  /** What the services of the API reference share: content/services/*.yml. */
  services: SourceFile[]
  /** The text of content/glossary.yml; empty where there is none. */
  glossary: string
  /** The text of content/variables.yml. */
  variables: string
  /** The text of content/synonyms.yml. */
  synonyms: string
  /** The settings before the check. */
  settings: unknown
  /** The text of the settings' file, for the lines of their mistakes. */
  settingsText?: string | undefined
  /** Date of the last commit by file below content/docs; empty without git. */
  lastUpdates: ReadonlyMap<string, string>
  /** Whether the clone is shallow: pages that were changed before it begins have no date. */
  isHistoryCut?: boolean
  /** Drafts are part of the site in the dev server only. */
  includeDrafts: boolean
  /** What could not be read. */
  unreadable?: Mistake[]
  /** Where the site has several languages or versions: which one this is, and what the others hold. */
  edition?: EditionSource
  /** The text of content/variables.yml where the edition has one of its own: what that does not say is said here. */
  commonVariables?: string
  /** The text of the edition's labels.yml: what the settings say, in its language. */
  labels?: SourceFile | undefined
}
