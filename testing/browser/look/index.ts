import type { Page } from 'playwright-core'
import { cutWithoutSign } from './cut-without-sign'
import { edges } from './edges'
import { overflow } from './overflow'
import { overlaps } from './overlaps'
import { parted } from './parted'
import { sidewaysTables } from './sideways-tables'
import { smallLetters } from './small-letters'
import { smallTargets } from './small-targets'
import { thumbTargets } from './thumb-targets'
import { bringTools } from './tools'
import { wayUp } from './way-up'

const looks = [
  overflow,
  smallLetters,
  smallTargets,
  thumbTargets,
  cutWithoutSign,
  overlaps,
  edges,
  parted,
  sidewaysTables,
  wayUp,
]

/** Shows a page what is needed to look at it; once for each tab. */
export async function prepareLook(page: Page) {
  await page.addInitScript(bringTools)
  await page.addInitScript(`window.looks = [${looks.join()}]`)
}
