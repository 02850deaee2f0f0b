import { useEffect, useRef } from 'react'
import { bringIntoView } from '../../browser/bring-into-view'
import type { Heading } from '../../shared/content-tree'
import { ContentsList } from './ContentsList'
import { useScrollSpy } from './use-scroll-spy'

const name = WORDS.page.contents

/** The page's headings beside the text on wide screens, where the one that a reader is at is marked. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const current = useScrollSpy(headings)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // The frame around the table scrolls, so that the edges of the table scroll with it.
    // Whoever walks through the table by keyboard keeps the link in sight on which the focus is.
    if (entry && !nav.current!.contains(document.activeElement))
      bringIntoView(nav.current!.parentElement!, entry)
  }, [current])
  return (
    <nav ref={nav} aria-label={name}>
      <p sx={{ fontSize: 0, lineHeight: '28px', fontWeight: 'bold', color: 'heading', m: 0, mb: 1 }}>
        {name}
      </p>
      <ContentsList headings={headings} current={current} />
    </nav>
  )
}
