import { Fragment } from 'react'

/** Words up to this length fit every place they stand in. */
const longest = 20
/** Between a small letter and a capital: "PutBucket|Lifecycle|Configuration". */
const hump = /(?<=[a-z])(?=[A-Z])/

/** A text whose long identifiers may break where their parts begin, and nowhere else. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(' ').some((word) => word.length > longest)
    ? children.split(hump).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : children
