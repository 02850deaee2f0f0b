import './tools'

/** On a phone no table is moved sideways to be read. */
export const sidewaysTables = () =>
  window.innerWidth >= 600
    ? []
    : [...document.querySelectorAll('.table')]
        .filter((frame) => frame.scrollWidth > frame.clientWidth)
        .map((frame) => `scrolls sideways: ${window.tools.nameOf(frame)}`)
