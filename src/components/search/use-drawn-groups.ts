import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle'
import { linesIn, type ResultGroup, type ResultOption } from '../../search/groups'
import { inSight } from './in-sight'

/**
 * The results to draw: those in sight at once, all when the browser has time for them. So a key that is typed waits for
 * what its reader sees, and no longer the more is found.
 * @param active the chosen line, which is drawn wherever it stands
 */
export function useDrawnGroups(
  groups: readonly ResultGroup[],
  active: ResultOption | undefined,
): readonly ResultGroup[] {
  const first = linesIn(groups, inSight())
  const [whole, setWhole] = useState<readonly ResultGroup[]>()
  const isWhole = first.length === groups.length || whole === groups
  const isBeyond = active && !first.some(({ page }) => page === active.page)
  useEffect(() => {
    if (isWhole) return
    // What has been drawn once stays.
    if (isBeyond) return setWhole(groups)
    let isOutdated = false
    whenIdle(() => isOutdated || setWhole(groups))
    return () => {
      isOutdated = true
    }
  }, [groups, isWhole, isBeyond])
  return isWhole || isBeyond ? groups : first
}
