import type { ContentElement, Heading } from './content-tree'

/** Name of one of the site's sidebars, as the settings define them: "discover", "run", … */
export type SidebarName = string

/** A link to a page with the words to show. */
export interface PageLink {
  label: string
  path: string
}

/** An old address and the page that it leads to. */
export interface Redirect {
  from: string
  to: string
}

/** One step of the breadcrumb trail; a step without a page of its own has no path. */
export interface Breadcrumb {
  label: string
  path: string | null
}

/** A public document that a page's facts come from. */
export interface Source {
  title: string
  url: string
}

/** An image that stands beside the page's file: its `src` as written, and the file relative to content/docs. */
export interface ContentImageRef {
  src: string
  file: string
}

/** Kind of page a Doc makes: an ordinary page, the landing page of a section, or an operation or a type of an API. */
export type DocKind = 'doc' | 'section' | 'api'

/** The whole model of one documentation page. */
export interface Doc {
  /** Path of the file below content/docs without its ending: "discover/gas-fees". */
  docId: string
  kind: DocKind
  /** Route with leading and trailing slash. */
  path: string
  /** File below content/docs. */
  file: string
  /** Addresses that lead here, for pages that have moved. */
  aliases: string[]
  title: string
  /** Short title for sidebars, breadcrumbs and pagers. */
  label: string
  description: string
  /** What readers call its subject who don't know its words. */
  keywords: string[]
  /** The same for its parts, by their anchors. */
  sectionKeywords: Record<string, string[]>
  sidebar: SidebarName
  order: number
  draft: boolean
  unlisted: boolean
  /** Where the page shows the text of the default language instead of its own. */
  untranslated?: true
  breadcrumbs: Breadcrumb[]
  /** Headings of the levels that the table of contents shows. */
  toc: Heading[]
  previous: PageLink | null
  next: PageLink | null
  editUrl: string
  /** Date of the last commit that touched the file, ISO 8601; null where git can't tell. */
  lastUpdate: string | null
  /** The same day as readers write it: "3 May 2025". */
  lastUpdateText: string | null
  /** What the page's facts were checked against, and as of when; the end of a sentence. */
  checked: string | null
  sources: Source[]
  content: ContentElement
  images: ContentImageRef[]
  /** Of an operation. */
  endpoint: Endpoint | null
}

/** Where an operation of an API is called. */
export interface Endpoint {
  method: string
  /** With names in braces for what a request fills in. */
  url: string
  /** Actions that a caller must be allowed. */
  needs: string[]
  /** Those that only some calls need. */
  sometimesNeeds: string[]
  /** The page on how requests are signed. */
  guide: string | null
}

/** A listing page of what a folder holds. */
export interface Category {
  /** Path of the folder below content/docs. */
  folder: string
  path: string
  label: string
  description: string
  /** As of a document: for the search alone. */
  keywords: string[]
  sidebar: SidebarName
  breadcrumbs: Breadcrumb[]
  previous: PageLink | null
  next: PageLink | null
  /** As of a document. */
  untranslated?: true
  /** Whether its entries are looked up, not read one after the other: a list has room for them. */
  isReference: boolean
  items: CategoryCard[]
}

/** One card of a listing page: a page, or a category with the number of its items. */
export interface CategoryCard extends PageLink {
  description: string
  itemCount: number | null
  /** What it is about, where the listing has groups of its own. */
  group: string | null
}

/** A page in a sidebar. */
export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  /** Known at build; the browser's trees do without. */
  docId?: string
  unlisted: boolean
}

/** A folder in a sidebar. */
export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page: an index page or a listing; null where it has neither. */
  href: string | null
  linkUnlisted: boolean
  /** Whether the category starts closed where it does not hold the current page. */
  collapsed: boolean
  items: SidebarItem[]
}

/** One entry of a sidebar's tree. */
export type SidebarItem = SidebarLink | SidebarCategory

/** One section's navigation: where its tab leads, its landing page, and the tree. */
export interface Sidebar {
  name: SidebarName
  label: string
  /** The section's root page. */
  rootPath: string
  /** Where the navbar's tab leads: the first page of the sidebar. */
  path: string
  items: SidebarItem[]
}

/** The version of the documentation that the site is of. */
export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docIds: string[]
  draftIds: string[]
  sidebars: SidebarName[]
}
