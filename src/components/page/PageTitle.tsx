import { Breakable } from '../ui/Breakable'

/** The one first-level heading of a page. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1
      sx={{
        m: 0,
        mb: 3,
        // Of letters twice as large no word is wider than a phone.
        fontSize: ['min(1.875rem, 11vw)', 5],
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
