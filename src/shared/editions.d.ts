import type { SiteEditions } from './page-editions'

declare global {
  /** Whether the site has several languages or versions: webpack leaves out what is behind it where it has not. */
  const HAS_EDITIONS: boolean
  /** All of them: see src/node/gatsby/webpack.ts. */
  const SITE_EDITIONS: SiteEditions
}
