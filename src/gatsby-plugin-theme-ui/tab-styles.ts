import type { ThemeUICSSObject } from 'theme-ui'
import { below } from './below'
import { colorValue } from './roles'

/** On paper and without scripts nothing can be chosen: all panels stand there, each under its label. */
const withoutChoice: ThemeUICSSObject = {
  '[role=tablist]': { display: 'none' },
  '[role=tabpanel]': {
    '&[hidden]': { display: 'block' },
    '&::before': {
      content: 'attr(data-label)',
      fontWeight: 'bold',
      color: 'heading',
    },
    '& ~ [role=tabpanel]': { mt: 3 },
  },
}

/** Alternatives: a list of labels, which begin where text does, and the panel of the one that is chosen. */
export const tabStyles: ThemeUICSSObject = {
  '.tabs': { maxWidth: 'column' },
  // The ring around a label needs more room than the label. Where labels go on they fade; at their end that is what stands beside them.
  '[role=tablist]': {
    display: 'flex',
    gap: 3,
    mx: '-4px',
    paddingInlineEnd: 4,
    overflowX: 'auto',
    maskImage: 'linear-gradient(calc(var(--dir) * -90deg), transparent, #000 1.5rem)',
  },
  '[role=tab]': {
    px: 1,
    py: 2,
    flex: 'none',
    minWidth: 24,
    color: 'muted',
    whiteSpace: 'nowrap',
    '@media (hover: hover)': { '&:hover': { color: 'heading' } },
    '&[aria-selected=true]': {
      color: 'heading',
      fontWeight: 'bold',
      // As wide as the label.
      background: `linear-gradient(${colorValue('accent')} 0 0) bottom / calc(100% - 8px) 2px no-repeat`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '[role=tabpanel]': { pt: 3, borderTop: '1px solid', borderColor: 'border', [below()]: { mt: 3 } },
  '@media print': {
    ...withoutChoice,
    // Alone at the end of a sheet it would say nothing.
    '[role=tabpanel]::before': { display: 'block', breakAfter: 'avoid' },
  },
  '@media (scripting: none)': withoutChoice,
  'html[data-scripts=gone] &': withoutChoice,
}
