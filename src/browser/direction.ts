/** Whether the page's lines run from right to left. */
export const isRightToLeft = () => document.dir === 'rtl'
