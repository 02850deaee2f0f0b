/** What the root element says of the page. */
const { dataset } = document.documentElement

/** Whether the page is not hydrated yet. */
export const isEarly = () => dataset.hasHydrated === 'false'

/** Whether the page has been told that its scripts don't come. */
export const isGone = () => dataset.scripts === 'gone'

/** Whether what is asked for now is done later. */
export const isWaiting = () => isEarly() && !isGone()

/** Tells the page that its scripts don't come: it becomes what readers without JavaScript have. */
export const setGone = () => {
  dataset.scripts = 'gone'
}
