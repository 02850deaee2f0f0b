import type { Locator } from 'playwright-core'

/** Where a line ends inside a word or a number: between two letters or digits of one line's text and the next's. */
export const brokenWords = (texts: Locator) =>
  texts.evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const found: string[] = []
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      let [previous, bottom] = ['', 0]
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        for (let at = 0; at < node.data.length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top, height, bottom: end } = range.getBoundingClientRect()
          const letter = node.data[at]!
          // A space at the end of a line, alone between two pieces, has no box; it parts words all the same.
          if (!height && !/\s/.test(letter)) continue
          const isHump = /[a-z]/.test(previous) && /[A-Z]/.test(letter)
          if (
            previous &&
            top >= bottom - 1 &&
            /[a-z\d]/i.test(previous) &&
            /[a-z\d]/i.test(letter) &&
            !isHump
          )
            found.push(`${cell.textContent}: ${previous}|${letter}`)
          if (previous && top >= bottom - 1 && /[.,]/.test(previous) && /\d/.test(letter))
            found.push(`${cell.textContent}: ${previous}|${letter}`)
          previous = letter
          bottom = end
        }
      }
      return found
    }),
  )
