import type { ReactNode } from 'react'

/** How wide pictures get: their units are a third larger than pixels then. */
const pictureStyle = {
  display: 'block',
  maxWidth: 480,
  mx: 'auto',
  // A drawing is the same in any text.
  direction: 'ltr' as const,
  '& > svg': { display: 'block', overflow: 'visible' },
}

/** The picture as the build has drawn it; never a reader's text. */
export function StillFigure({
  html,
  description,
  isDescribed,
}: {
  html: string
  description: string
  /** Whether the description stands below, for all to read, as it does where it changes. */
  isDescribed?: boolean
}) {
  return (
    <>
      <div
        {...(isDescribed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description })}
        sx={pictureStyle}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isDescribed && <Description>{description}</Description>}
    </>
  )
}

/** A picture that changes. */
export const LivePicture = ({ children }: { children: ReactNode }) => (
  <div aria-hidden="true" sx={pictureStyle}>
    {children}
  </div>
)

/** The text alternative of a picture that changes, told when it does. */
export const Description = ({ isQuiet, children }: { isQuiet?: boolean; children: ReactNode }) => (
  <p aria-live={isQuiet ? 'off' : 'polite'} sx={{ mt: 3, minHeight: '4.5em', fontSize: 1 }}>
    {children}
  </p>
)
