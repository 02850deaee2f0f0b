import { useEffect, useState } from 'react'
import { lookUp } from '../shared/lookup'
import { storageSlot } from '../browser/storage'

/** A version of the documentation, as far as a choice between versions needs it. */
export interface VersionChoice {
  name: string
  isLast: boolean
}

/** Each docs plugin has versions of its own. */
const slotOf = (pluginId: string) => storageSlot(`preferred-version.${pluginId}`)

/**
 * The version of the documentation that a reader prefers: null where none is kept, and until storage can be read. A
 * kept version that does not exist any more is forgotten.
 * @returns the version, and how to prefer another: it returns that one, and throws where it does not exist
 */
export function usePreferredVersion<V extends VersionChoice>(pluginId: string, versions: readonly V[]) {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const slot = slotOf(pluginId)
    const kept = slot.get()
    const exists = versions.some((version) => version.name === kept)
    if (kept !== null && !exists) slot.delete()
    setName(exists ? kept : null)
    return slot.listen(setName)
  }, [pluginId, versions])

  const preferred = versions.find((version) => version.name === name) ?? null
  const prefer = (wanted: string): V => {
    const version = lookUp('docs version', wanted, versions)
    slotOf(pluginId).set(version.name)
    return version
  }
  return { preferred, prefer }
}

/** The version to show: that of the page, else the preferred one, else the latest. */
export const versionToShow = <V extends VersionChoice>(
  active: V | null,
  preferred: V | null,
  versions: readonly V[],
): V | null => active ?? preferred ?? versions.find(({ isLast }) => isLast) ?? null
