import type { ReactNode } from 'react'
import { LostPoint } from './LostPoint'

/** The site's idea, drawn around the pages that are there: they lie in one soft region, and the one asked for outside of it. */
export const Region = ({ children }: { children: ReactNode }) => (
  <div
    sx={{
      position: 'relative',
      isolation: 'isolate',
      mt: [6, 0],
      maxWidth: 'measure',
      // As far in as the curve asks for.
      paddingInline: ['36px', 6],
      paddingBlock: [5, '72px'],
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        border: '1.5px solid',
        borderColor: 'accent',
        borderStartStartRadius: ['110px 130px', '40% 48%'],
        borderStartEndRadius: ['170px 110px', '60% 42%'],
        borderEndEndRadius: ['120px 160px', '60% 58%'],
        borderEndStartRadius: ['150px 120px', '40% 52%'],
        bg: 'accentSoft',
      },
      '& > section ~ section': { mt: 4 },
    }}
  >
    <LostPoint />
    {children}
  </div>
)
