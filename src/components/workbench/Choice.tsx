import type { ComponentProps } from 'react'
import { chevronClass } from '../../shared/chevron-class'

/** A list to choose from, with the site's own sign; styles.ts says how it looks. */
export const Choice = (props: ComponentProps<'select'>) => (
  <span className="list">
    <select {...props} />
    <span className={chevronClass} />
  </span>
)
