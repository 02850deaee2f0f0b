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
        mx: 0,
        maxWidth: 'column',
        bg: 'code.background',
        borderRadius: 3,
        overflow: 'hidden',
      }}
    >
      {title && (
        <figcaption
          sx={{
            px: 3,
            pt: 3,
            pr: 5,
            fontSize: 0,
            fontWeight: 'bold',
            color: 'muted',
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
          color: 'code.text',
          fontSize: '0.875rem',
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
