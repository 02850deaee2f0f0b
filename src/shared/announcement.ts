/** A message to all readers, above the navbar. */
export interface Announcement {
  /** A new id shows the bar again to those who have closed it. */
  id: string
  text: string
  /** Where the message leads: to a page of the site or to another site. */
  link: { label: string; to: string | null; href: string | null } | null
  closable: boolean
}

/** The id where the settings give none. */
export const defaultAnnouncementId = 'announcement-bar'

/**
 * Where it is kept that a reader has closed the bar: two keys in storage, and an attribute of the root element,
 * which the script before the first paint writes.
 */
export const announcementIdKey = 'announcement.id'
export const announcementDismissKey = 'announcement.dismiss'
export const announcementAttribute = 'data-announcement-dismissed'

/** An id that was once stored misspelled; who has closed that announcement has closed the one meant. */
const misspelledAnnouncementId = 'annoucement-bar'

/** Whether the announcement that a reader has seen last is this one. */
export const isSameAnnouncement = (seen: string | null, id: string) =>
  (seen === misspelledAnnouncementId ? defaultAnnouncementId : seen) === id
