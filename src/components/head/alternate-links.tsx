import type { BuiltSite } from '../../shared/built-site'
import type { PageEditions } from '../../shared/page-editions'
import { fullAddress } from '../../shared/paths'

/**
 * Leads search engines to a page in all languages that it is translated to, its own among them. A page that shows the
 * text of the default language names none: its canonical address is the original's.
 */
export function alternateLinks(
  path: string,
  { languages, url }: Pick<BuiltSite, 'languages' | 'url'>,
  { translatedIn }: PageEditions = {},
) {
  const written = languages.filter(({ name }) => translatedIn?.includes(name) ?? true)
  if (written.length < 2 || !written.some((language) => language.url === url)) return []
  const link = (language: string, site: string) => (
    <link key={`alternate-${language}`} rel="alternate" hrefLang={language} href={fullAddress(path, site)} />
  )
  return [...written.map(({ language, url }) => link(language, url)), link('x-default', languages[0]!.url)]
}
