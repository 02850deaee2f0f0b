import type { ReactNode } from 'react'
import { withoutScripts } from '../ui/without-scripts'

/** The frame of a figure: as wide as the text. All it shows and says begins where the text does: picture, controls, words. */
export const figureFrame = {
  mx: 0,
  py: 3,
  maxWidth: 'measure',
  borderBlock: '1px solid',
  borderColor: 'border',
}

/** The buttons and inputs of a figure that is alive, or is going to be. */
export const controlsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  button: {
    variant: 'buttons.control',
    '&[aria-disabled=true]': { color: 'muted', borderColor: 'border', cursor: 'default' },
  },
  'select, input:not([type=range])': { variant: 'buttons.control', minWidth: 0 },
  // On a very narrow screen a label stands above its input, which is no wider than the figure.
  'input[type=range]': { accentColor: 'accent', minWidth: 0, maxWidth: '100%' },
  '& label': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: 1 },
} as const

const pictureStyle = {
  maxWidth: '27.5rem',
  // A drawing is the same in any text.
  direction: 'ltr' as const,
  '& > svg': { display: 'block', overflow: 'visible' },
}

interface StillFigureProps {
  html: string
  description: string
  /** What the figure has when it is alive, as HTML. Its description stands below for all to read then: it changes. */
  controls?: string
  /** How it is brought to life: where the controls are going to be, so that nothing below moves when they come. */
  children: ReactNode
}

/** The picture as the build has drawn it; never a reader's text. */
export function StillFigure({ html, description, controls, children }: StillFigureProps) {
  const isAlone = controls === undefined
  return (
    <>
      <div
        {...(isAlone ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true })}
        sx={pictureStyle}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!isAlone && (
        <>
          <div sx={placeStyle}>
            <div
              aria-hidden="true"
              sx={{ ...controlsStyle, visibility: 'hidden' }}
              dangerouslySetInnerHTML={{ __html: controls }}
            />
            {children}
          </div>
          <Description>{description}</Description>
        </>
      )}
    </>
  )
}

const placeStyle = {
  display: 'grid',
  mt: 3,
  '& > *': { gridArea: '1 / 1', placeSelf: 'start' },
  ...withoutScripts({ display: 'none' }),
}

/** A picture that changes. */
export const LivePicture = ({ children }: { children: ReactNode }) => (
  <div aria-hidden="true" sx={pictureStyle}>
    {children}
  </div>
)

/** The text alternative of a picture that changes, told when it does. */
export const Description = ({ isQuiet, children }: { isQuiet?: boolean; children: ReactNode }) => (
  <p aria-live={isQuiet ? 'off' : 'polite'} sx={{ mt: 3, mb: 0, minHeight: '5em', fontSize: 1 }}>
    {children}
  </p>
)
