import { useEffect, useRef } from 'react'
import { bringIntoView } from '../../browser/bring-into-view'
import { useScrollSpy } from './use-scroll-spy'
import type { Heading } from '../../shared/content-tree'

interface TableOfContentsProps {
  headings: readonly Heading[]
  /** Folded into a quiet line above the text, for narrow screens, instead of beside it. */
  inline?: boolean
}

const name = WORDS.page.contents

/** The page's headings: beside the text on wide screens, where the one that a reader is at is marked. */
export function TableOfContents({ headings, inline = false }: TableOfContentsProps) {
  const current = useScrollSpy(headings, !inline)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // What scrolls stands around the table, for its rim to scroll with it.
    if (entry) bringIntoView(nav.current!.parentElement!, entry)
  }, [current])
  if (!headings.length) return null
  const list = (
    // In as many columns as have room: beside the page that is one.
    <ul
      sx={{
        columns: '12rem',
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
          sx={{ py: '5px', breakInside: 'avoid' }}
        >
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            sx={{ variant: 'links.quiet' }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  if (!inline)
    return (
      <nav ref={nav} aria-label={name}>
        <p sx={{ fontSize: 0, fontWeight: 'bold', color: 'heading', m: 0, mb: 2 }}>{name}</p>
        {list}
      </nav>
    )
  return (
    <details sx={{ mb: 3, fontSize: '0.875rem', '@media print': { display: 'none' } }}>
      <summary sx={{ variant: 'links.quiet', width: 'fit-content', py: 1 }}>{name}</summary>
      <nav aria-label={name} sx={{ mt: 1, px: 3, py: 2, borderRadius: 3, bg: 'surface' }}>
        {list}
      </nav>
    </details>
  )
}
