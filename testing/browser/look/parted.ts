import './tools'

/** What belongs together stands in one line: a day and its month, and the sign that a command goes on and the word before it. */
export function parted() {
  const { nameOf, isSeen } = window.tools
  const textsIn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  const placeOf = (text: Text, at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  const isAbove = (one: DOMRect, other: DOMRect) => one.bottom <= other.top

  const days = textsIn(document.querySelector('main')!).flatMap((text) => {
    const element = text.parentElement!
    const day = /(?<![\d.,:])\d\d?\s+(?=[A-Z][a-z]+\s\d{4}(?!\d))/.exec(text.data)
    if (!day || element.closest('code') || !isSeen(element)) return []
    const month = day.index + day[0].length
    return isAbove(placeOf(text, day.index), placeOf(text, month))
      ? [`a day without its month: ${nameOf(element)}`]
      : []
  })
  const lines = [...document.querySelectorAll('main .commands .line')]
  const signs = lines.flatMap((line) => {
    if (!/\S\s+\\$/.test(line.textContent) || !isSeen(line)) return []
    const letters = textsIn(line).flatMap((text) =>
      [...text.data].flatMap((letter, at) => (letter.trim() ? { text, at } : [])),
    )
    const [before, sign] = letters.slice(-2).map(({ text, at }) => placeOf(text, at))
    return isAbove(before!, sign!) ? [`a sign alone in its line: ${nameOf(line)}`] : []
  })
  return [...days, ...signs]
}
