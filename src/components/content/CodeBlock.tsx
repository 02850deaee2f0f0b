import { useRef } from 'react'
import { CopyButton } from './CopyButton'

interface CodeBlockProps {
  /** Highlighted lines, escaped by the build; never a reader's text. */
  html: string
  language: string
  title?: string
  wrap?: boolean
}

/** A listing with its title and a copy button. It scrolls in itself and can be reached by keyboard. */
export function CodeBlock({ html, language, title, wrap = false }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <figure
      sx={{
        position: 'relative',
        m: 0,
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      {title && (
        <figcaption
          sx={{
            px: 3,
            py: 2,
            pr: 5,
            fontFamily: 'monospace',
            fontSize: 0,
            color: 'muted',
            borderBottom: '1px solid',
            borderColor: 'border',
          }}
        >
          {title}
        </figcaption>
      )}
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={title ?? `Code, ${language}`}
        role="group"
        sx={{
          m: 0,
          p: 3,
          bg: 'code.background',
          color: 'code.text',
          fontSize: 1,
          lineHeight: 'tight',
          overflowX: 'auto',
          whiteSpace: wrap ? 'pre-wrap' : 'pre',
          tabSize: 4,
        }}
      >
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton text={() => code.current?.textContent ?? ''} />
    </figure>
  )
}
