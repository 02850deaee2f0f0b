import type { MouseEvent } from 'react'

/** Whether a click is the page's. Others are the browser's: they open tabs and windows or save the page. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
