import type { ReactNode } from 'react'
import type { Heading } from '../../shared/content-tree'
import { TableOfContents } from './TableOfContents'

interface PageFrameProps {
  /** What the table of contents beside the page leads to; it keeps its place where there is nothing. */
  headings?: readonly Heading[]
  /**
   * Whether the page has columns of its own: a list fills what is beside the sidebar, samples take the place of the table
   * of contents in windows that have room for one of both.
   */
  columns?: 'list' | 'samples' | undefined
  children: ReactNode
}

/**
 * The columns of every page beside a sidebar. All begin at the same edge and hold the table of contents at the same one, so
 * nothing jumps as a reader goes from page to page. Without a sidebar they stand in the middle, as wide as beside one.
 */
export const PageFrame = ({ headings = [], columns, children }: PageFrameProps) => (
  <div sx={columns === 'list' ? listFrame : columns ? samplesFrame : frame}>
    <div sx={columns === 'list' ? list : columns ? samples : text}>{children}</div>
    {headings.length > 0 && (
      <aside sx={columns ? samplesAside : aside}>
        <TableOfContents headings={headings} />
      </aside>
    )}
  </div>
)

const whole = 'minmax(0, 1fr)'
/** The contents end where the bar does, on pages of text and on those with samples. */
const beside = 'minmax(0, 1fr) var(--toc-width)'

const frame = {
  display: 'grid',
  gridTemplateColumns: [whole, null, beside],
  columnGap: 5,
  // They end where the bar does.
  paddingInline: [3, '40px 24px'],
  pt: [3, 4],
  pb: 4,
  // Paper has a margin of its own, and Firefox cuts lines of a grid in two where a sheet ends.
  '@media print': { display: 'block', p: 0 },
}
const listFrame = { ...frame, gridTemplateColumns: whole }
const samplesFrame = { ...frame, gridTemplateColumns: [whole, null, beside, whole, beside] }

const text = { width: '100%', maxWidth: 'column', mx: ['auto', 0] }
const list = { ...text, maxWidth: ['column', 'none'] }
const samples = { ...text, maxWidth: ['column', null, null, 'none'] }

const aside = {
  display: ['none', null, 'block'],
  position: 'sticky' as const,
  top: 'var(--navbar-height)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - var(--navbar-height) - var(--announcement-height, 0px))',
  overflowY: 'auto' as const,
  scrollbarWidth: 'thin' as const,
  // Room for the rings of its links: it cuts what is beyond its edges.
  px: 1,
  mx: -1,
  // Where it goes on, it fades, as the sidebar does; at its ends that is what stands around it.
  mt: '-1.5rem',
  pt: '1.5rem',
  pb: '2rem',
  scrollPaddingBlock: '1.5rem',
  maskImage: 'linear-gradient(transparent, #000 1.5rem calc(100% - 1.5rem), transparent)',
  '@media print': { display: 'none' },
}
const samplesAside = { ...aside, display: ['none', null, 'block', 'none', 'block'] }
