import type { ReactNode } from 'react'
import type { Heading } from '../../shared/content-tree'
import { TableOfContents } from './TableOfContents'

interface PageFrameProps {
  /** What the table of contents beside the page leads to; it keeps its place where there is nothing. */
  headings?: readonly Heading[]
  /** Whether the page has two columns of its own, so that it fills what the table of contents leaves. */
  wide?: boolean
  children: ReactNode
}

/**
 * The columns of every page beside a sidebar. All begin at the same edge and hold the table of contents at the same one, so
 * nothing jumps as a reader goes from page to page. Without a sidebar they are as wide as the text, in the middle.
 */
export const PageFrame = ({ headings = [], wide = false, children }: PageFrameProps) => (
  <div sx={wide ? wideFrame : frame}>
    <div sx={wide ? wideText : text}>{children}</div>
    {headings.length > 0 && (
      <aside sx={wide ? wideAside : aside}>
        <TableOfContents headings={headings} />
      </aside>
    )}
  </div>
)

const beside = 'minmax(0, 1fr) var(--toc-width)'

const frame = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, beside],
  columnGap: 5,
  px: [3, 5],
  pt: [3, 4],
  pb: 4,
}
const wideFrame = { ...frame, gridTemplateColumns: ['minmax(0, 1fr)', null, null, beside] }

const text = { width: '100%', maxWidth: ['measure', 'column'], mx: ['auto', 0] }
const wideText = { ...text, maxWidth: ['measure', 'column', 'none'] }

const aside = {
  display: ['none', null, 'block'],
  position: 'sticky' as const,
  top: 'calc(var(--navbar-height) + 24px)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - var(--navbar-height) - 48px)',
  overflowY: 'auto' as const,
  '@media print': { display: 'none' },
}
const wideAside = { ...aside, display: ['none', null, null, 'block'] }
