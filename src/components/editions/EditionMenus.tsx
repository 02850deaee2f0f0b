import { useMemo, type ReactNode } from 'react'
import { chevronClass } from '../../shared/chevron-class'
import { allVersions, inLanguages, inVersions, type EditionPage } from './edition-links'
import { useShownPage } from './page-editions'
import { useClosing } from './use-closing'
import { usePreferredVersion } from '../../hooks/use-preferred-version'

/** The id of the site's one docs plugin. */
export const pluginId = 'default'

/** Ways to the page in other languages and versions: lists in the bar that open, and lists in the menu of phones. */
export function EditionMenus({ isOpen = false }: { isOpen?: boolean }) {
  const { path, editions } = useShownPage()
  const versions = inVersions(path, editions)
  const { prefer } = usePreferredVersion(
    pluginId,
    useMemo(() => allVersions(), []),
  )
  return (
    <>
      <Menu
        label={WORDS.editions.language}
        isOpen={isOpen}
        pages={inLanguages(path)}
        textOf={({ edition: { locale } }) => (
          <span lang={locale.htmlLang} dir={locale.direction}>
            {locale.label}
          </span>
        )}
      />
      <Menu
        label={WORDS.editions.version}
        isOpen={isOpen}
        pages={versions}
        textOf={({ edition: { version } }) => version.label}
        onChoose={({ edition: { version } }) => prefer(version.name)}
      />
    </>
  )
}

interface MenuProps {
  label: string
  isOpen: boolean
  pages: EditionPage[]
  textOf: (page: EditionPage) => ReactNode
  onChoose?: (page: EditionPage) => void
}

/** One list. It needs no script to open. */
function Menu({ label, isOpen, pages, textOf, onChoose }: MenuProps) {
  const list = useClosing(isOpen)
  if (pages.length < 2) return null
  const current = pages.find(({ isCurrent }) => isCurrent)
  return (
    <details ref={list} open={isOpen} sx={isOpen ? undefined : inBar}>
      <summary aria-label={label} sx={{ variant: 'buttons.menu', cursor: 'pointer', listStyle: 'none' }}>
        {isOpen ? label : current && textOf(current)}
        <span className={chevronClass} sx={{ '--turn': '45deg' }} />
      </summary>
      <ul sx={isOpen ? plainList : floatingList}>
        {pages.map((page) => (
          <li key={page.href}>
            {/* Another edition is another site: the browser loads it as a whole. */}
            <a
              href={page.href}
              hrefLang={page.edition.locale.htmlLang}
              aria-current={page.isCurrent ? 'true' : undefined}
              onClick={() => onChoose?.(page)}
              sx={{ variant: 'buttons.menu' }}
            >
              {textOf(page)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Phones have it in their menu, which needs scripts; without them it stays in the bar. */
const inBar = {
  position: 'relative' as const,
  display: ['none', 'block'],
  '@media (scripting: none)': { display: 'block' },
  'html[data-scripts=gone] &': { display: 'block' },
}
const plainList = { listStyle: 'none', m: 0, p: 0, paddingInlineStart: 2 }
const floatingList = {
  ...plainList,
  position: 'absolute' as const,
  insetInlineEnd: 0,
  top: '100%',
  p: 1,
  bg: 'background',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 3,
  boxShadow: 'raised',
}
