import './tools'

/** What belongs together stands in one line: a day and its month, and the sign that a command goes on and the word before it. */
export function parted() {
  const { nameOf, isSeen } = window.tools
  /** Whether two letters of a text stand in different lines. */
  const isParted = (text: Text, from: number, to: number) => {
    const [first, last] = [from, to].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    })
    return first!.bottom <= last!.top
  }
  const faults: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const day = /(?<![\d.,:])\d\d?\s+(?=[A-Z][a-z]+\s\d{4}(?!\d))/.exec(text.data)
    if (day && !text.parentElement!.closest('code') && isSeen(text.parentElement!))
      if (isParted(text, day.index, day.index + day[0].length))
        faults.push(`a day without its month: ${nameOf(text.parentElement!)}`)
    // The word before it may be one of the token's own, or another element's.
    if (!/^\s*\\$/.test(text.data) || !text.parentElement!.closest('.commands .line')) continue
    const before = text.previousSibling
    const word = before && document.createRange()
    word?.selectNodeContents(before!)
    const sign = document.createRange()
    sign.setStart(text, text.data.indexOf('\\'))
    sign.setEnd(text, text.data.length)
    const above = word && [...word.getClientRects()].at(-1)
    if (above && above.bottom <= sign.getBoundingClientRect().top && isSeen(text.parentElement!))
      faults.push(`a sign alone in its line: ${nameOf(text.parentElement!.closest('.line')!)}`)
  }
  return faults
}
