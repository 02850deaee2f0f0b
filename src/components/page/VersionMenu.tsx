import { navigate } from 'gatsby'
import { usePreferredVersion, versionToShow, type VersionChoice } from './use-preferred-version'

interface DocsVersion extends VersionChoice {
  label: string
  path: string
}

/** The id of the site's one docs plugin. */
const pluginId = 'default'

/** Leads to the versions of the documentation and keeps the reader's choice; nothing to see where there is only one. */
export function VersionMenu({ versions }: { versions: readonly DocsVersion[] }) {
  const { preferred, prefer } = usePreferredVersion(pluginId, versions)
  if (versions.length < 2) return null
  const choose = (name: string) => {
    const { search, hash } = window.location
    void navigate(prefer(name).path + search + hash)
  }
  return (
    <label>
      {`${WORDS.page.version} `}
      <select
        value={versionToShow(null, preferred, versions)?.name}
        onChange={({ target }) => choose(target.value)}
      >
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
