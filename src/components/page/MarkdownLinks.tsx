import { withPrefix } from 'gatsby'
import { copyOutcomes, useCopy } from '../../hooks/use-copy'
import { markdownPath } from '../../shared/paths'

const labels = { idle: WORDS.page.copy, ...copyOutcomes }
/** As far apart as fingers need them. */
const linkStyle = { variant: 'links.quiet', lineHeight: ['36px', '24px'] }

/** What a reader does with the page's Markdown twin: copy it, for notes or an assistant, or look at it. */
export function MarkdownLinks({ path }: { path: string }) {
  const address = withPrefix(markdownPath(path))
  const { state, copy } = useCopy(() => readText(address))
  return (
    <div
      sx={{
        display: 'flex',
        flex: '0 0 auto',
        // At twice their size on a narrow phone, one below the other.
        flexWrap: 'wrap',
        maxWidth: '100%',
        columnGap: 3,
        fontSize: 0,
        color: 'muted',
      }}
    >
      <button
        type="button"
        aria-label={state === 'idle' ? WORDS.page.copyAsMarkdown : labels[state]}
        onClick={() => void copy()}
        sx={linkStyle}
      >
        {labels[state]}
      </button>
      <a href={address} sx={linkStyle}>
        {WORDS.page.viewAsMarkdown}
      </a>
    </div>
  )
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}
