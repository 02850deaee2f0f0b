import type { ComponentProps } from 'react'

/** The box of a task list's item. It shows a state and can't be changed, so it says the state in words. */
export function TaskBox({ checked, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      checked={checked ?? false}
      readOnly
      aria-label={checked ? WORDS.content.taskDone : WORDS.content.taskOpen}
    />
  )
}
