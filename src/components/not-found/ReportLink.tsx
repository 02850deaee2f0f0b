import { ContentLink } from '../ui/ContentLink'
import { useAddressPath } from '../../hooks/use-address-path'

/** The address for reports of mistakes, derived from where pages are edited; null for a host that is not known. */
export const issuesUrl = (editUrl: string): string | null =>
  /^https:\/\/(?:github|gitlab|codeberg)\.[^/]+\/[^/]+\/[^/]+/.exec(editUrl)?.[0].concat('/issues/new') ??
  null

/** Leads to a report of the broken link, which names the path that was asked for. */
export function ReportLink({ editUrl }: { editUrl: string }) {
  const path = useAddressPath()
  const url = issuesUrl(editUrl)
  if (!url) return null
  const title = path ? `?title=${encodeURIComponent(WORDS.notFound.reportTitle.join(path))}` : ''
  return (
    <p sx={{ m: 0 }}>
      <ContentLink href={url + title} sx={{ color: 'accent' }}>
        {WORDS.notFound.report}
      </ContentLink>
    </p>
  )
}
