import { withPrefix } from 'gatsby'
import { markdownPath } from '../../shared/paths'
import { CopyButton } from '../content/CopyButton'

/** What a reader does with the page's Markdown twin: copy it, for notes or an assistant, or look at it. */
export function MarkdownLinks({ path }: { path: string }) {
  const address = withPrefix(markdownPath(path))
  return (
    <div
      sx={{
        display: 'flex',
        flex: '0 0 auto',
        // With text at twice its size on a narrow phone, one below the other.
        flexWrap: 'wrap',
        maxWidth: '100%',
        columnGap: [0, 2],
        // The first one's icon stands at the edge of the text, and the second one's below it.
        marginInlineStart: [-2, 0],
        fontSize: 0,
        color: 'muted',
      }}
    >
      <CopyButton text={() => readText(address)} label={WORDS.page.copy} name={WORDS.page.copyAsMarkdown} />
      {/* Far enough apart for fingers. */}
      <a
        href={address}
        sx={{
          variant: 'links.quiet',
          display: 'inline-flex',
          alignItems: 'center',
          marginInlineStart: [2, 0],
          minHeight: [36, 28],
        }}
      >
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
