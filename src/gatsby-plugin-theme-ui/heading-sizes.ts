/**
 * Sizes of headings on phones: a page's title is larger than its sections, and those than their parts, even where a reader has letters twice as
 * large. There a share of the window's width holds: no word of a title is wider than a phone.
 */
export const headingSizes = {
  headline: 'min(2.25rem, 11vw)',
  title: 'min(1.875rem, 11vw)',
  section: 'min(1.5625rem, 10.5vw)',
  listSection: 'min(1.25rem, 10.5vw)',
  subsection: 'min(1.25rem, 10vw)',
  card: 'min(1.0625rem, 10vw)',
}
