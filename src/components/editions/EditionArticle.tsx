import type { ComponentProps } from 'react'
import { defaultLanguage, ownEdition } from './edition-links'
import { useShownPage } from './page-editions'

/** A page's text: one that is not translated says in which language it is. */
export function EditionArticle(props: ComponentProps<'article'>) {
  const { text } = useShownPage().editions
  if (text !== 'untranslated') return <article {...props} />
  const { htmlLang, direction } = defaultLanguage(ownEdition().version.name).locale
  return <article {...props} lang={htmlLang} dir={direction} />
}
