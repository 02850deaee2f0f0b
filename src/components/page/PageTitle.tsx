import { headingSizes } from '../../gatsby-plugin-theme-ui/heading-sizes'
import { Breakable } from '../ui/Breakable'

/** The one first-level heading of a page. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1
      sx={{
        m: 0,
        mb: 3,
        fontSize: [headingSizes.title, 5],
        fontWeight: 'heading',
        lineHeight: 'heading',
        letterSpacing: 'heading',
        color: 'heading',
        textWrap: 'balance',
      }}
    >
      <Breakable>{children}</Breakable>
    </h1>
  )
}
