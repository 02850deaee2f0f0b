import { memo, useEffect, useLayoutEffect, type MouseEvent } from 'react'
import { startCodeFont } from '../../browser/code-font'
import type { ResultGroup, ResultOption } from '../../search/groups'
import { ResultLine } from './ResultLine'
import { resultStyles } from './result-styles'
import { useDrawnGroups } from './use-drawn-groups'

interface ResultListProps {
  id: string
  groups: readonly ResultGroup[]
  options: readonly ResultOption[]
  active: ResultOption | undefined
  words: ReadonlySet<string>
  /** Texts of a page's parts, by the page's reference. */
  texts: ReadonlyMap<number, readonly string[]>
  /** Called when the list is scrolled. */
  onReach: () => void
  onPoint: (option: ResultOption) => void
  onChoose: (option: ResultOption, event: MouseEvent) => void
}

/** The results: a group for each page, with the page and the parts of it that answer. Typing alone leaves it as it is. */
export const ResultList = memo(function ResultList({
  id,
  groups,
  options,
  active,
  words,
  texts,
  onReach,
  onPoint,
  onChoose,
}: ResultListProps) {
  const drawn = useDrawnGroups(groups, active)
  // Names and keys may be the first code that is shown.
  useEffect(startCodeFont, [options])
  useLayoutEffect(() => {
    const show = () => active && document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
    // Once all that a key changes is there: layouts in between would be lost.
    const frame = requestAnimationFrame(show)
    window.addEventListener('resize', show)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', show)
    }
  }, [active])
  return (
    <div
      id={id}
      role="listbox"
      aria-label={WORDS.search.results}
      onScroll={onReach}
      sx={{
        pt: 1,
        pb: 4,
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // Where it goes on, it fades; at its end that is what stands below.
        maskImage: 'linear-gradient(to top, transparent, #000 1.5rem)',
        '[role=group]': { py: 1 },
        '[role=group] + [role=group]': { mt: 1 },
        ...resultStyles,
      }}
    >
      {drawn.map(({ page, isAnswer }) => (
        <div key={page.ref} role="group" aria-label={page.title}>
          {options
            .filter((option) => option.page === page)
            .map((option) => (
              <ResultLine
                key={option.id}
                option={option}
                words={words}
                isActive={option === active}
                text={texts.get(page.ref)?.[(option.part?.ref ?? page.ref) - page.ref]}
                hasText={option.part !== null || isAnswer}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
        </div>
      ))}
    </div>
  )
})
