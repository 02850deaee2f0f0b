import { graphql, useStaticQuery } from 'gatsby'
import type { ColorModeSettings } from '../shared/color-mode'

/** The site's settings, the same on every page. */
export function useSite() {
  const { siteSettings } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteSettings {
        title
        tagline
        description
        url
        announcement {
          id
          text
          link {
            label
            to
            href
          }
          closable
        }
        colorMode {
          defaultMode
          disableSwitch
          respectSystemPreference
        }
        navbar {
          hideOnScroll
          items {
            type
            label
            href
            sidebar
            docId
          }
        }
        footer {
          columns {
            title
            links {
              label
              to
              href
            }
          }
          copyright
          license {
            name
            url
          }
        }
      }
    }
  `)
  // In the dev server alone: a build ends there.
  if (process.env.NODE_ENV !== 'production' && !siteSettings)
    throw new Error('The site has no settings: fix what the build reports for src/site/settings.ts.')
  return {
    ...siteSettings!,
    colorMode: siteSettings!.colorMode as ColorModeSettings,
  }
}
