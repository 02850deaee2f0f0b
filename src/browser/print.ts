/** Opens what is folded while a page is printed. Loaded in browsers whose style sheets can't (see GlobalStyles). */
export function unfoldOnPaper() {
  const folded: HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    folded.push(...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])'))
    for (const details of folded) details.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const details of folded.splice(0)) details.open = false
  })
}
