import { useCallback, useState, type KeyboardEvent } from 'react'
import type { ResultOption } from '../../search/groups'

interface ResultChoice {
  options: readonly ResultOption[]
  /** Position of the option where the choice begins. */
  first: number
  /**
   * What is asked: with another one, the choice begins anew. The options may still be those of the one before: a
   * reader who chooses one means what is on the screen.
   */
  question: string
  /**
   * Called with the option that Enter was pressed on, if there is one, with Ctrl or ⌘ or without.
   * @param isChosen whether a reader has chosen it, and it isn't only the first
   */
  onEnter: (option: ResultOption | undefined, inNewTab: boolean, isChosen: boolean) => void
}

/**
 * Which of the results is chosen, and how the keyboard changes it: arrows, from the end to the beginning too, Home, End
 * and Enter. Keys that complete a character of another script, or select text, are left alone.
 * @returns the chosen option, `point` to choose another one, and what the field does on a key
 */
export function useResultChoice({ options, first, question, onEnter }: ResultChoice) {
  // The rest of the search may bring other options before it: what was chosen stays chosen.
  const [chosen, setChosen] = useState({ question: '', to: '' })
  const place = chosen.question === question ? options.findIndex(({ to }) => to === chosen.to) : -1
  const isChosen = place >= 0
  const position = Math.min(isChosen ? place : first, options.length - 1)
  const active = options[position]
  const choose = useCallback(
    (index: number) => {
      const { to } = options[(index + options.length) % options.length]!
      setChosen((now) => (now.question === question && now.to === to ? now : { question, to }))
    },
    [options, question],
  )
  const point = useCallback((option: ResultOption) => choose(options.indexOf(option)), [choose, options])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return
    if (!active && event.key !== 'Enter') return
    const moves: Record<string, () => void> = {
      ArrowDown: () => choose(position + 1),
      ArrowUp: () => choose(position - 1),
      Home: () => choose(0),
      End: () => choose(options.length - 1),
      Enter: () => onEnter(active, event.ctrlKey || event.metaKey, isChosen),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return { active, point, onKeyDown }
}
