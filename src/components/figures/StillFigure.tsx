import type { ReactNode } from 'react'
import { withoutScripts } from '../ui/without-scripts'
import { pairScreen } from '../../gatsby-plugin-theme-ui/screens'

/** The frame of a figure, as wide as the text. */
export const figureFrame = {
  mx: 0,
  py: 3,
  maxWidth: 'measure',
  borderBlock: '1px solid',
  borderColor: 'border',
}

/** The buttons and inputs of a figure, before it is interactive, too. */
export const controlsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  // As high as the button that makes the figure interactive.
  minHeight: '2.25rem',
  button: {
    variant: 'buttons.control',
    '&[aria-disabled=true]': { color: 'muted', borderColor: 'border', cursor: 'default' },
    '&:hover:not(.primary, [aria-disabled=true])': { color: 'accent' },
  },
  // The next step is the primary action.
  '.primary': {
    variant: 'buttons.primary',
    borderColor: 'accent',
    '&[aria-disabled=true]': { bg: 'surface', color: 'muted', cursor: 'default' },
  },
  'select, input:not([type=range])': { variant: 'buttons.control', minWidth: 0, borderRadius: 2 },
  // On a very narrow screen a label stands above its input, which is no wider than the figure.
  'input[type=range]': { accentColor: 'accent', minWidth: 0, maxWidth: '100%' },
  '& label': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: 1 },
} as const

/** How wide a picture is, and how it is written. */
export const pictureStyle = {
  maxWidth: '27.5rem',
  // A drawing has one direction, whatever that of the text.
  direction: 'ltr' as const,
  '& > svg': { display: 'block', overflow: 'visible' },
  // Exponents are smaller on wide screens alone: on a phone they would be too small to read.
  [`@media ${pairScreen}`]: { '& tspan > tspan': { fontSize: '0.8em' } },
  // Sheets end: less of one stays empty before a picture that has no room on it.
  '@media print': { maxWidth: '22rem' },
}

interface StillFigureProps {
  html: string
  description: string
  /** What the figure has when it is alive, as HTML. Its description stands below for all to read then: it changes. */
  controls?: string
  /** What can be touched when it is alive. */
  hint?: string
  /** The most that it says when it is alive. */
  room?: string
  /** How it is brought to life: where the controls are going to be, so that nothing below moves when they come. */
  children: ReactNode
}

/** The picture as the build has drawn it; never a reader's text. */
export function StillFigure({ html, description, controls, hint, room, children }: StillFigureProps) {
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
              inert
              aria-hidden="true"
              sx={{
                ...controlsStyle,
                visibility: 'hidden',
                // Beside the button that brings it to life, what can be set then.
                '&:has(> button) > label': { visibility: 'visible' },
                '& > label': { opacity: 0.5 },
              }}
              dangerouslySetInnerHTML={{ __html: controls }}
            />
            {children}
          </div>
          <FigureWords hint={hint} room={room}>
            <p>{description}</p>
          </FigureWords>
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
  '@media print': { display: 'none' },
}

interface FigureWordsProps {
  /** What can be touched; below the button that brings a figure to life, too: it says what is to be had by that. */
  hint?: string
  /** The longest text that room is kept for. */
  room?: string
  /** The text, in a paragraph. */
  children: ReactNode
}

/**
 * What a picture that changes shows, in words, at one place whether it is alive or not: with room for the longest text, so that nothing
 * moves when a figure comes alive and is stepped through.
 */
export const FigureWords = ({ hint, room, children }: FigureWordsProps) => (
  <div sx={wordsStyle}>
    {hint && <p className="hint">{hint}</p>}
    {children}
    {room && (
      <p aria-hidden="true" className="room">
        {room}
      </p>
    )}
  </div>
)

const wordsStyle = {
  display: 'grid',
  mt: 3,
  px: 3,
  py: 'snug',
  // A region of its own, so that the room it keeps is part of it and no gap.
  bg: 'surface',
  // Shows where a system has its own few colors and no grounds.
  border: '1px solid transparent',
  borderRadius: 3,
  fontSize: 1,
  '& > p': { gridArea: '2 / 1', m: 0 },
  '& > .hint': {
    gridArea: '1 / 1',
    mb: 2,
    fontSize: 0,
    lineHeight: 'tight',
    color: 'muted',
    // Nothing can be touched there.
    ...withoutScripts({ display: 'none' }),
    '@media print': { display: 'none' },
  },
  '& > .room': {
    visibility: 'hidden',
    ...withoutScripts({ display: 'none' }),
    '@media print': { display: 'none' },
  },
} as const
