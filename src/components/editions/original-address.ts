import type { ModelPageContext } from '../../shared/page-context'
import { defaultLanguage, ownEdition, pathIn } from './edition-links'

/**
 * Where the text of a page stands that is shown in place of its translation: search engines shall know it there alone.
 * @returns a whole path; undefined for a page in its own language
 */
export function originalPath(pageContext: object): string | undefined {
  const { editions, pagePath } = pageContext as Partial<ModelPageContext>
  if (editions?.text !== 'untranslated' || !pagePath) return undefined
  return pathIn(defaultLanguage(ownEdition().version.name), pagePath)
}
