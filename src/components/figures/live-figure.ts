/** What is loaded when a reader is near to moving a figure: one chunk of its own. */
export { FigurePlayer } from './FigurePlayer'
export { loadFigure } from './load-figure'
