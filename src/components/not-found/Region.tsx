import type { ReactNode } from 'react'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
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
        ...mirrored,
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        border: '1.5px solid',
        borderColor: 'accent',
        borderRadius: [
          '110px 170px 120px 150px / 130px 110px 160px 120px',
          '40% 60% 60% 40% / 48% 42% 58% 52%',
        ],
        bg: 'accentSoft',
      },
      '& > section ~ section': { mt: 4 },
    }}
  >
    <LostPoint />
    {children}
  </div>
)
