import { fullAddress } from '../../shared/paths'
import type { Category, Doc, Sidebar } from '../../shared/site'
import type { PublishedDocument } from '../api/documents/service-documents'
import type { ResolvedSettings } from '../model/settings'

/** A file of the built site that is no page's: where it stands below public/, and what it holds. */
export interface Output {
  /** With forward slashes, without one in front: "docs/x/index.html". */
  file: string
  content: string | Uint8Array
}

/** A file of the built site that is the same as another one of it. */
export interface Copy {
  file: string
  copyOf: string
}

/** The published site, as the outputs need it: no drafts. */
export interface PublishedSite {
  docs: readonly Doc[]
  categories: readonly Category[]
  sidebars: readonly Sidebar[]
  /** What describes the services of the API reference for programs. */
  documents: readonly PublishedDocument[]
  /** Addresses of the images of each page, by its docId and their `src` as written. */
  images: ReadonlyMap<string, ReadonlyMap<string, string>>
  settings: ResolvedSettings
  /** What every path begins with where the site does not stand at its host's root: "/preview"; else "". */
  basePath: string
}

/** The full address of a path of the site. */
export const addressOf = (path: string, { settings }: Pick<PublishedSite, 'settings'>) =>
  fullAddress(path, settings.url)
