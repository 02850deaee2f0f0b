import { memo } from 'react'

interface SectionFilterProps {
  /** Number of hits by section, in the order of the site; other sections have none. */
  counts: ReadonlyMap<string, number>
  /** The section that results are limited to; all where it is empty. */
  chosen: string
  onChoose: (section: string) => void
}

/** Limits the results to one section of the site, and counts what each has. */
export const SectionFilter = memo(function SectionFilter({ counts, chosen, onChoose }: SectionFilterProps) {
  // A section that has nothing for other words stays the one that is chosen, and is seen to be.
  const sections = new Set(['', ...counts.keys(), chosen])
  return (
    <div
      role="group"
      aria-label={WORDS.search.sections}
      sx={{
        flex: 'none',
        display: 'flex',
        gap: 1,
        px: 3,
        // The ring around a button stands within what scrolls.
        pt: 'snug',
        pb: 1,
        mb: -1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // The sections fade out where they go on; at their end, the padding takes the place of the fade.
        paddingInlineEnd: 4,
        maskImage: 'linear-gradient(calc(var(--dir) * -90deg), transparent, #000 1.5rem)',
      }}
    >
      {[...sections].map((section) => (
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
          {section || WORDS.search.allSections}
          {section && (
            <span
              sx={{ opacity: 0.8, fontVariantNumeric: 'tabular-nums' }}
            >{` ${counts.get(section) ?? 0}`}</span>
          )}
        </button>
      ))}
    </div>
  )
})
