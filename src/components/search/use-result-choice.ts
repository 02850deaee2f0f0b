import { useCallback, useState, type KeyboardEvent } from 'react'
import type { ResultOption } from '../../search/groups'

interface ResultChoice {
  options: readonly ResultOption[]
  /** Position of the option where the choice begins. */
  first: number
  /** What the options answer: with another one, the choice begins anew. */
  question: string
  /** Called with the option that Enter was pressed on, if there is one, with Ctrl or ⌘ or without. */
  onEnter: (option: ResultOption | undefined, inNewTab: boolean) => void
}

/**
 * Which of the results is chosen, and how the keyboard changes it: arrows, from the end to the beginning too, Home, End
 * and Enter. Keys that complete a character of another script, or select text, are left alone.
 * @returns the chosen option, `point` to choose another one, and what the field does on a key
 */
export function useResultChoice({ options, first, question, onEnter }: ResultChoice) {
  const [chosen, setChosen] = useState({ question: '', index: 0 })
  const index = chosen.question === question ? chosen.index : first
  const position = Math.min(index, options.length - 1)
  const active = options[position]
  const choose = useCallback(
    (to: number) => {
      const index = (to + options.length) % options.length
      setChosen((now) => (now.question === question && now.index === index ? now : { question, index }))
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
      Enter: () => onEnter(active, event.ctrlKey || event.metaKey),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return { active, point, onKeyDown }
}
