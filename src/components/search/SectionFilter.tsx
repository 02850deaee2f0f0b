import { memo } from 'react'

interface SectionFilterProps {
  /** Number of hits by section, in the order of the site. */
  counts: ReadonlyMap<string, number>
  /** Hits shown at most. */
  most: number
  /** The section that results are limited to; all where it is empty. */
  chosen: string
  onChoose: (section: string) => void
}

/** Limits the results to one section of the site. It counts what is shown then, and says where there is more. */
export const SectionFilter = memo(function SectionFilter({
  counts,
  most,
  chosen,
  onChoose,
}: SectionFilterProps) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const choices: [string, string, number][] = [
    ['', WORDS.search.allSections, total],
    ...[...counts].map(([section, count]): [string, string, number] => [section, section, count]),
  ]
  return (
    <div
      role="group"
      aria-label={WORDS.search.sections}
      sx={{ flex: 'none', display: 'flex', gap: 1, px: 3, py: 2, overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      {choices.map(([section, label, count]) => (
        <button
          key={section}
          type="button"
          aria-pressed={section === chosen}
          onClick={() => onChoose(section)}
          sx={{
            variant: 'buttons.small',
            flex: 'none',
            borderColor: 'border',
            color: 'text',
            fontSize: 0,
            '&[aria-pressed=true]': { bg: 'accentSoft', borderColor: 'accent', color: 'accent' },
          }}
        >
          {label}{' '}
          <span sx={{ opacity: 0.8, fontVariantNumeric: 'tabular-nums' }}>
            {count > most ? WORDS.search.more.join(most) : count}
          </span>
        </button>
      ))}
    </div>
  )
})
