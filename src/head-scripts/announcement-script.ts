import {
  announcementAttribute,
  announcementDismissKey,
  announcementIdKey,
  defaultAnnouncementId,
  misspelledAnnouncementId,
} from '../shared/announcement'
import { storageName } from '../shared/storage'

/**
 * The part of the script before the first paint that hides an announcement which the reader has closed, so that
 * nothing moves later. Generated from the constants that the hook uses; where storage is blocked the bar is shown.
 */
export function announcementScript(id: string): string {
  const values = JSON.stringify({
    idKey: storageName(announcementIdKey),
    dismissKey: storageName(announcementDismissKey),
    ids: id === defaultAnnouncementId ? [id, misspelledAnnouncementId] : [id],
    attribute: announcementAttribute,
  })
  return `(function(c){var closed=false;try{var s=localStorage;
closed=s.getItem(c.dismissKey)==='true'&&c.ids.indexOf(s.getItem(c.idKey))>=0}catch(e){}
document.documentElement.setAttribute(c.attribute,String(closed))})(${values});`
}
