import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle'
import { linesIn, type ResultGroup, type ResultOption } from '../../search/groups'
import { inSight } from './in-sight'

/**
 * The results to draw: those in sight at once, and as many more each time that the browser has nothing else to do. So a key
 * that is typed waits for what its reader sees, and no longer the more is found.
 * @param active the chosen line; where it stands beyond, all are drawn
 */
export function useDrawnGroups(
  groups: readonly ResultGroup[],
  active: ResultOption | undefined,
): readonly ResultGroup[] {
  const [last, setLast] = useState({ groups, lines: inSight() })
  const lines = last.groups === groups ? last.lines : inSight()
  const first = linesIn(groups, lines)
  const isWhole = first.length === groups.length
  const isBeyond = active && !first.some(({ page }) => page === active.page)
  useEffect(() => {
    if (isWhole) return
    // What has been drawn once stays.
    if (isBeyond) return setLast({ groups, lines: Infinity })
    let isOutdated = false
    whenIdle(() => isOutdated || setLast({ groups, lines: lines + inSight() }))
    return () => {
      isOutdated = true
    }
  }, [groups, lines, isWhole, isBeyond])
  return isBeyond ? groups : first
}
