import type { ThemeUICSSObject } from 'theme-ui'

/** The steps of a procedure: numbers on a line. All beside the text grows with its letters. */
export const stepStyles: ThemeUICSSObject = {
  // What follows is as far from the last step as each from the one before.
  '.steps': { maxWidth: 'column', pb: 2 },
  '.steps > ol': { listStyle: 'none', counterReset: 'step', p: 0 },
  '.steps > ol > li': {
    position: 'relative',
    paddingInlineStart: '2.5rem',
    counterIncrement: 'step',
  },
  '.steps > ol > li ~ li': { mt: 4 },
  '.steps > ol > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    bg: 'accentSoft',
    color: 'accent',
    fontSize: 1,
    fontWeight: 'bold',
    lineHeight: '1.75rem',
    textAlign: 'center',
  },
  '.steps > ol > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.875rem',
    top: '2.25rem',
    bottom: '-16px',
    borderInlineStart: '1px solid',
    borderColor: 'border',
  },
}
