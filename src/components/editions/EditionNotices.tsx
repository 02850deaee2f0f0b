import { useMemo, type ReactNode } from 'react'
import { ageOf, allVersions, defaultLanguage, inVersions, ownEdition, pathIn } from './edition-links'
import { pluginId } from './EditionMenus'
import { useShownPage } from './page-editions'
import { usePreferredVersion, versionToShow } from '../../hooks/use-preferred-version'

/**
 * Says of a page that it is not of the version that readers are meant to have, that it is not translated, or that its
 * translation is older than the original, and leads to what is.
 */
export function EditionNotices() {
  return (
    <>
      <VersionNotice />
      <LanguageNotice />
    </>
  )
}

/** It leads to the version that a reader prefers, else to the last one. */
function VersionNotice() {
  const { path, editions } = useShownPage()
  const own = ownEdition()
  const others = inVersions(path, editions).filter(({ isCurrent }) => !isCurrent)
  const versions = others.map(({ edition }) => edition.version)
  const { preferred } = usePreferredVersion(
    pluginId,
    useMemo(() => allVersions(), []),
  )
  const age = ageOf(own)
  if (age === 'last') return null
  const wanted = versionToShow(null, versions.find(({ name }) => name === preferred?.name) ?? null, versions)
  const there = others.find(({ edition }) => edition.version === wanted)
  if (!there) return null
  const parts = {
    version: <strong key="version">{own.version.label}</strong>,
    other: (
      <a key="other" href={there.href}>
        {there.edition.version.label}
      </a>
    ),
  }
  return (
    <Notice label={WORDS.editions.version}>
      {age === 'older' ? WORDS.editions.older.join(parts) : WORDS.editions.unreleased.join(parts)}
    </Notice>
  )
}

function LanguageNotice() {
  const { path, editions } = useShownPage()
  if (!editions.text) return null
  const original = defaultLanguage(ownEdition().version.name)
  const { htmlLang, direction, label } = original.locale
  const link = (
    <a key="original" href={pathIn(original, path)} hrefLang={htmlLang} lang={htmlLang} dir={direction}>
      {label}
    </a>
  )
  return (
    <Notice label={WORDS.editions.language}>
      {editions.text === 'untranslated'
        ? WORDS.editions.untranslated.join(link)
        : WORDS.editions.outdated.join(link)}
    </Notice>
  )
}

const Notice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role="note"
    aria-label={label}
    sx={{ variant: 'cards.notice', mb: 3, bg: 'warning.background', '& a': { color: 'warning.text' } }}
  >
    {children}
  </div>
)
