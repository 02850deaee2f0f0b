import type { Page } from 'playwright-core'
import { cutWithoutSign } from './cut-without-sign'
import { edges } from './edges'
import { overflow } from './overflow'
import { overlaps } from './overlaps'
import { sidewaysTables } from './sideways-tables'
import { smallLetters } from './small-letters'
import { smallTargets } from './small-targets'
import { thumbTargets } from './thumb-targets'
import { bringTools } from './tools'

/** Shows a page what is needed to look at it; once for each tab. */
export const prepareLook = (page: Page) => page.addInitScript(bringTools)

const looks = [
  overflow,
  smallLetters,
  smallTargets,
  thumbTargets,
  cutWithoutSign,
  overlaps,
  edges,
  sidewaysTables,
]

/** What a designer would not let pass of a page as it stands in its window. */
export const faultsOf = async (page: Page): Promise<string[]> =>
  (await Promise.all(looks.map((look) => page.evaluate(look)))).flat()
