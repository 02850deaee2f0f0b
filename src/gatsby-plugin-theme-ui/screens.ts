/**
 * The widths at which the layout changes, for media queries. They are counted in letters: who has chosen larger ones gets the
 * layout of a narrower screen where there would be no room.
 */

/** The least width of a desktop: 996 px and less has a phone's bar and menu. */
export const desktopWidth = `${997 / 16}em`
export const phoneScreen = `(width < ${desktopWidth})`

/** From 1600 px on a window holds a whole page: sidebar, text, samples and contents. */
export const wholePageWidth = `${1600 / 16}em`
export const wholePageScreen = `(width >= ${wholePageWidth})`

/** From 1792 px on it holds the widest page: text of an API at its measure, samples no narrower than without contents. */
export const widestPageScreen = '(width >= 112em)'

/** From a tablet held upright on, 768 px, cards and pictures stand beside words. */
const tabletWidth = '48em'
export const tabletScreen = `(width >= ${tabletWidth})`
export const belowTablet = `(width < ${tabletWidth})`

/** From 600 px on, two short things stand side by side; below, one is under the other, and rows of tables are lists. */
const pairWidth = '37.5em'
export const pairScreen = `(width >= ${pairWidth})`
export const singleFile = `(width < ${pairWidth})`

/** Below 360 px labels lose the place beside their values. */
const smallPhoneWidth = '22.5em'
export const smallPhone = `(width < ${smallPhoneWidth})`
export const beyondSmallPhone = `(width >= ${smallPhoneWidth})`
