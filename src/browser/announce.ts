/**
 * Has a screen reader say something that shows elsewhere at the same moment, such as that a text was copied. Gatsby's
 * own live region says it, which stands in every page from the start and outside of any control.
 * @returns clears the region where it still says the words, so that nobody finds them at the end of the page
 */
export function announce(words: string) {
  const region = document.getElementById('gatsby-announcer')
  if (region) region.textContent = words
  return () => {
    if (region?.textContent === words) region.textContent = ''
  }
}
