import { colorRoles } from '../../gatsby-plugin-theme-ui/roles'
import { smallPhone } from '../../gatsby-plugin-theme-ui/screens'

/** The header, which closes the menu and names it. */
export const headerHeight = '3.75rem'
/** The button that leads to the main menu, below the header. */
export const switchHeight = '3rem'

/** The menu may be long, so the header stays in sight. */
export const headerStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 4,
  mx: -3,
  px: 2,
  borderBottom: '1px solid',
  borderColor: 'border',
  display: 'flex',
  alignItems: 'center',
  height: headerHeight,
  bg: 'background',
  // With large letters, the closing button keeps its room, and the name gives way.
  '& > p': {
    flex: 1,
    m: 0,
    px: 2,
    fontWeight: 'bold',
    [`@media ${smallPhone}`]: { display: 'none' },
  },
  '& > p + *': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden' },
  '& > :last-child': { flex: 'none', marginInlineStart: 'auto' },
} as const

/** As wide as the menu, so that entries scroll under it. */
export const switchStyle = {
  position: 'sticky',
  zIndex: 4,
  top: headerHeight,
  mx: -3,
  px: 3,
  width: 'calc(100% + 2rem)',
  minHeight: switchHeight,
  lineHeight: 'tight',
  textAlign: 'start',
  whiteSpace: 'normal',
  borderRadius: 0,
  bg: 'background',
} as const

/** The menu fades out where it goes on. */
export const panelStyle = {
  px: 3,
  minHeight: '100%',
  '&::after': {
    content: '""',
    position: 'sticky',
    zIndex: 4,
    insetBlockEnd: 0,
    display: 'block',
    height: 32,
    mx: -3,
    backgroundImage: `linear-gradient(to top, ${colorRoles.background}, transparent)`,
    pointerEvents: 'none',
  },
} as const
