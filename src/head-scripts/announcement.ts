import {
  announcementAttribute,
  announcementDismissKey,
  announcementIdKey,
  isSameAnnouncement,
} from '../shared/announcement'
import { readStored } from './stored'

/**
 * Hides an announcement which the reader has closed before the first paint, so that nothing moves later. Where storage is
 * blocked the bar is shown.
 */
export const hideClosedAnnouncement = (id: string) =>
  document.documentElement.setAttribute(announcementAttribute, String(isClosed(id)))

const isClosed = (id: string) =>
  readStored(announcementDismissKey) === 'true' && isSameAnnouncement(readStored(announcementIdKey), id)
