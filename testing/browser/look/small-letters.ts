import './tools'

/** No letters are smaller than 12 px, but those set high or low: they belong to the text that they stand in. Drawings have their own test. */
export function smallLetters() {
  const elements = new Set(window.tools.lines().map(({ element }) => element))
  return [...elements].flatMap((element) => {
    if (element.closest('sup, sub, svg')) return []
    const size = parseFloat(getComputedStyle(element).fontSize)
    return size < 11.95 ? [`letters of ${size.toFixed(1)} px: ${window.tools.nameOf(element)}`] : []
  })
}
