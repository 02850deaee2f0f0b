import type { Heading } from '../../shared/content-tree'

interface ContentsListProps {
  headings: readonly Heading[]
  /** The id of the heading that a reader is at. */
  current: string | null
}

/** Links to the headings of the page, in as many columns as have room, three at most: none is so short that the others look torn off. */
export const ContentsList = ({ headings, current }: ContentsListProps) => (
  <ul
    sx={{
      columns: '3 15rem',
      listStyle: 'none',
      m: 0,
      p: 0,
      fontSize: '0.875rem',
      lineHeight: 'tight',
    }}
  >
    {headings.map(({ id, text, level }) => (
      <li
        key={id}
        // What belongs to a heading stays below it.
        style={level > 2 ? { paddingInlineStart: (level - 2) * 12, breakBefore: 'avoid' } : undefined}
        sx={{ py: [0, '5px'], breakInside: 'avoid' }}
      >
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          sx={{ variant: 'links.quiet', display: ['block', 'inline'], py: [2, 0] }}
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
)
