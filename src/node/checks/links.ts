import type { Service } from '../../api-reference/model'
import type { SiteSettings } from '../../site/settings-schema'
import type { Page } from '../page/read-pages'
import type { Mistake, Problem } from '../source/mistakes'
import type { Glossary } from '../source/glossary'
import { glossaryFile, inContent, settingsFile } from '../source/file-names'
import type { LineInSettings } from '../source/settings-code'
import { lineOfKey } from '../source/yaml'
import { checkLink } from './check-link'
import type { Targets } from './link-targets'

/** Broken links and anchors of all pages. */
export const checkPageLinks = (pages: Page[], targets: Targets): Mistake[] =>
  pages.flatMap((page) =>
    page.content.links.flatMap(({ href, line }) => {
      const problem = line && href === page.path ? linkToItself(href) : checkLink(href, page.path, targets)
      return problem ? [{ file: inContent(page.file), ...(line && { line }), ...problem }] : []
    }),
  )

/** A link that takes a reader to where they are. Of parts made from models, some link to the page that they stand on. */
const linkToItself = (href: string): Problem => ({
  message: `The link "${href}" leads to the page that it stands on.`,
  fix: 'Name one of its headings, #heading, or remove the link.',
})

/** Terms whose page or anchor does not exist. */
export const checkGlossaryLinks = (glossary: Glossary, text: string, targets: Targets): Mistake[] =>
  glossary.flatMap(({ page }, index) => {
    // One that has none has been told.
    const problem = page && checkLink(page, '/', targets)
    return problem ? [{ file: glossaryFile, line: lineOfKey({ text }, [index, 'page']), ...problem }] : []
  })

/** Broken links of the services: the guide that their published descriptions lead to. */
export const checkServiceLinks = (services: readonly Service[], targets: Targets): Mistake[] =>
  services.flatMap(({ file, document }) => {
    const problem = document && checkLink(document.guide, '/', targets)
    return problem ? [{ file, ...problem }] : []
  })

/** Broken links of the footer and the announcement. */
export function checkSettingsLinks(
  { footer, announcement }: SiteSettings,
  targets: Targets,
  lineOf: LineInSettings = () => undefined,
): Mistake[] {
  const links = [
    ...footer.columns.flatMap(({ links }, column) =>
      links.map((link, index) => ({ link, key: ['footer', 'columns', column, 'links', index, 'to'] })),
    ),
    { link: announcement?.link, key: ['announcement', 'link', 'to'] },
  ]
  return links.flatMap(({ link, key }) => {
    const problem = link && 'to' in link ? checkLink(link.to, '/', targets) : null
    return problem ? [{ file: settingsFile, line: lineOf(key), ...problem }] : []
  })
}
