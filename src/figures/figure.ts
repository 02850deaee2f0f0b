import type { ComponentType } from 'react'

/**
 * A figure: a picture that is computed from a state. The build draws the first state into the page; a figure with
 * a step or controls comes to life in the browser when its reader asks for it.
 */
export interface Figure<State> {
  /** What the page shows before anybody presses anything: the most telling state. */
  initial: State
  /** Draws a state, and nothing else: the same state gives the same picture. */
  Picture: ComponentType<{ state: State }>
  /** What the picture of a state shows, in one to three sentences: the text alternative. */
  describe: (state: State) => string
  /** The state after a state; null at the end. Gives the buttons Step and Play. */
  step?: (state: State) => State | null
  /** Where a reader begins, where it is not `initial`: the picture has the same height there. */
  start?: State
  /** What can be pressed and dragged in the picture, in a sentence that says what to do. */
  hint?: string
  /** Inputs of the figure's own: native form controls, each with a label. */
  Controls?: ComponentType<ControlsProps<State>>
}

/** What a figure's own inputs get: where it stands, and how to change that. */
export interface ControlsProps<State> {
  state: State
  onChange: (state: State) => void
}

/** A figure whose kind of state only itself knows. */
export type AnyFigure = Figure<unknown>

/** Declares a figure; the registry holds figures of all kinds of state. */
export const defineFigure = <State>(figure: Figure<State>): AnyFigure => figure as unknown as AnyFigure

/** What a figure says of a state; a name keeps its question mark beside it in a line, a letter its value. */
export const wordsOf = ({ describe }: AnyFigure, state: unknown): string =>
  describe(state)
    .replaceAll(/\?(?=\w)/g, '?\u2060')
    .replaceAll(' = ', '\u00a0=\u00a0')

/** After so many steps, more than any figure has to its end, one that never ends has said all that it says. */
const enoughSteps = 200

/**
 * The longest of what a figure says in the page and on the way from its start to its end: with room for that, stepping through it
 * moves nothing below.
 */
export function longestWords(figure: AnyFigure): string {
  const { initial, start = initial, step } = figure
  let longest = wordsOf(figure, initial)
  let state: unknown = start
  for (let count = 0; state !== null && count < enoughSteps; count++) {
    const words = wordsOf(figure, state)
    if (words.length > longest.length) longest = words
    state = step?.(state) ?? null
  }
  return longest
}

/** Whether readers can do something with a figure. */
export const isInteractive = ({ step, Controls, hint }: AnyFigure): boolean =>
  Boolean(step ?? Controls ?? hint)
