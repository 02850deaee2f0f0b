import { useEffect } from 'react'
import {
  announcementAttribute,
  announcementDismissKey,
  announcementIdKey,
  isSameAnnouncement,
} from '../../shared/announcement'
import { storageSlot } from '../../browser/storage'

const slots = () => ({ id: storageSlot(announcementIdKey), dismiss: storageSlot(announcementDismissKey) })

/** Writes to the root element whether style sheets hide the bar. */
const apply = (dismissed: boolean) =>
  document.documentElement.setAttribute(announcementAttribute, String(dismissed))

/**
 * Remembers which announcement a reader has closed. Whether it is hidden is an attribute of the root element, so that
 * the script before the first paint can say it, too, and nothing moves when the page is hydrated.
 * @param id of the announcement; a new one opens the bar again
 * @returns how to close it
 */
export function useAnnouncement(id: string): { close: () => void } {
  useEffect(() => {
    const { id: storedId, dismiss } = slots()
    const last = storedId.get()
    if (!isSameAnnouncement(last, id)) dismiss.set('false')
    if (last !== id) storedId.set(id)
    apply(dismiss.get() === 'true')
    return dismiss.listen((value) => apply(value === 'true'))
  }, [id])

  return {
    close: () => {
      slots().dismiss.set('true')
      apply(true)
    },
  }
}
