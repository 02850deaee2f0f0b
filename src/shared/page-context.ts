import type { PageEditions } from './page-editions'

/** What every page made from the model is told: its node to query, its path, and the sidebar the layout shows. */
export interface ModelPageContext {
  id: string
  /** Gatsby keeps the name `path` for itself. */
  pagePath: string
  sidebar: string
  /** Where the site has several languages or versions. */
  editions?: PageEditions
}
