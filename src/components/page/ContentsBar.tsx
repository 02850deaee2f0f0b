import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { bringIntoView } from '../../browser/bring-into-view'
import type { Heading } from '../../shared/content-tree'
import { ContentsList } from './ContentsList'
import { useScrollSpy } from './use-scroll-spy'

const name = WORDS.page.contents

/**
 * The page's headings, folded into a quiet line above the text, for screens without room beside it. On a phone the line stays
 * below the bar and says where a reader is; contents-bar-styles.ts has its looks. Without scripts it unfolds in its place.
 */
export function ContentsBar({ headings }: { headings: readonly Heading[] }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const current = useScrollSpy(headings)
  const here = headings.find(({ id }) => id === current)
  const close = () => {
    fold.current!.open = false
  }
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !fold.current!.open) return
    close()
    fold.current!.querySelector('summary')!.focus({ preventScroll: true })
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !fold.current!.contains(relatedTarget)) close()
  }
  /** A long list ends within the window, wherever its line stands, and opens at the heading that a reader is at. */
  const onToggle = () => {
    if (!fold.current!.open) return
    const list = fold.current!.querySelector('nav')!
    list.style.setProperty('--above', `${list.getBoundingClientRect().top}px`)
    const entry = list.querySelector<HTMLElement>('[aria-current]')
    if (entry) bringIntoView(list, entry)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the links in it
    <details ref={fold} onClick={onClick} onKeyDown={onKeyDown} onBlur={onBlur} onToggle={onToggle}>
      <summary sx={{ variant: 'links.quiet', width: 'fit-content', py: 1 }}>
        {name}
        {/* Drawn, since it is no part of what opens the list. */}
        {here && <span data-here={here.text} />}
      </summary>
      <nav aria-label={name}>
        <ContentsList headings={headings} current={current} />
      </nav>
    </details>
  )
}
