import { Fragment } from 'react'
import { hump } from '../../shared/hump'

/** Words up to this length fit every place they stand in, with letters of twice the size, too. */
const longest = 8

/**
 * A text whose long words may break where their parts begin, and nowhere else.
 * @param at where that is; in identifiers if it is left out
 */
export const Breakable = ({ at = hump, children }: { at?: RegExp; children: string }) =>
  children.split(' ').some((word) => word.length > longest)
    ? children.split(at).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : children
