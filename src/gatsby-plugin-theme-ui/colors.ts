import type { allColorRoles } from './roles'

type Palette = ReturnType<typeof allColorRoles>

/** The roles' colors in the light mode. The browser gets them as custom properties in the head, not as code. */
const light: Palette = {
  text: '#1d1d25',
  heading: '#0c0c12',
  muted: '#565665',
  background: '#ffffff',
  surface: '#f6f6f9',
  raised: '#f6f6f9',
  border: '#e2e2ea',
  control: '#767686',
  accent: '#b0004c',
  accentSoft: '#fdeef4',
  onAccent: '#ffffff',
  overlay: 'rgba(0, 0, 0, 0.6)',
  note: { text: '#54409c', background: '#f4f1fc' },
  tip: { text: '#0b6b3d', background: '#edf8f2' },
  info: { text: '#1557a8', background: '#eef5fd' },
  warning: { text: '#8a5200', background: '#fdf6e7' },
  danger: { text: '#b3152b', background: '#fdf0f1' },
  code: {
    text: '#24242e',
    background: '#f6f6f9',
    inline: 'rgba(30, 30, 80, 0.09)',
    marked: '#ece6f3',
    added: '#e3f4e9',
    removed: '#fbe6e8',
    keyword: '#a3134f',
    string: '#0c6a4a',
    constant: '#1557a8',
    function: '#5b3cc4',
    parameter: '#8a4b00',
    comment: '#636372',
    punctuation: '#5d5d70',
    option: '#00636d',
    path: '#66590a',
  },
}

/** The same roles, drawn for a dark background. */
/** Its overlay is that of the light mode. */
const dark: Omit<Palette, 'overlay'> = {
  text: '#dedee8',
  heading: '#f6f6fb',
  muted: '#a2a2b4',
  background: '#101015',
  surface: '#18181f',
  raised: '#23232d',
  border: '#2c2c37',
  control: '#7f7f92',
  accent: '#ff85b5',
  accentSoft: '#2b1521',
  onAccent: '#1c0510',
  note: { text: '#beb0f2', background: '#1d1a2e' },
  tip: { text: '#74d6a2', background: '#11241b' },
  info: { text: '#86bdfa', background: '#111f31' },
  warning: { text: '#eec06a', background: '#2a2010' },
  danger: { text: '#ff98a4', background: '#2d1519' },
  code: {
    text: '#d8d8e4',
    background: '#1b1b22',
    inline: 'rgba(215, 215, 255, 0.13)',
    marked: '#282336',
    added: '#14301f',
    removed: '#381a1f',
    keyword: '#ff85b5',
    string: '#7fd4a8',
    constant: '#8fc3ff',
    function: '#b8a4ff',
    parameter: '#f0bd78',
    comment: '#8f8fa3',
    punctuation: '#9494a8',
    option: '#6fd6de',
    path: '#dbd190',
  },
}

export const colors = { ...light, modes: { dark } }
