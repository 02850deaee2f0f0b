import type { Breadcrumb } from '../../shared/site'
import { EditionNotices } from '../editions/EditionNotices'
import { Breadcrumbs } from './Breadcrumbs'
import { MarkdownLinks } from './MarkdownLinks'

interface PageTopProps {
  trail: readonly Breadcrumb[]
  path: string
}

/** What stands above a page's title: where the page is, and its Markdown. On a desktop that is one line, so that all titles stand at one height. */
export const PageTop = ({ trail, path }: PageTopProps) => {
  const line = (
    <div
      sx={{
        display: 'flex',
        flexWrap: ['wrap', 'nowrap'],
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: [2, 3],
        // The links are taller than their letters, which keep the place that they would have alone.
        mt: ['-8px', 0],
        mb: ['2px', 3],
        '@media print': { display: 'none' },
      }}
    >
      <Breadcrumbs trail={trail} />
      <MarkdownLinks path={path} />
    </div>
  )
  return HAS_EDITIONS ? (
    <>
      {line}
      <EditionNotices />
    </>
  ) : (
    line
  )
}
