import type { ColorModeSettings } from '../shared/color-mode'
import { hideClosedAnnouncement } from './announcement'
import { beginAtTop } from './begin-at-top'
import { listenEarly } from './early/listen'
import type { FieldWords } from './early/field'
import { paintFirst } from './paint-first'
import { returnToPlace } from './return-to-place'

/** What these scripts take from the settings, and from the words of the interface. */
export interface HeadValues {
  field: FieldWords
  colorMode: ColorModeSettings
  /** Id of the announcement; empty where there is none. */
  announcement: string
}

/** Written into the bundle by src/node/gatsby/head-script.ts. */
declare const HEAD: HeadValues

listenEarly(HEAD.field)
returnToPlace()
beginAtTop()
paintFirst(HEAD.colorMode)
if (HEAD.announcement) hideClosedAnnouncement(HEAD.announcement)
