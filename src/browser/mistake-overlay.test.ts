import { showMistakes } from './mistake-overlay'

const overlays = () => [...document.querySelectorAll('[data-mistakes]')]
const shown = () => overlays()[0]?.shadowRoot?.querySelector('section')
const mistake = {
  file: 'content/docs/a.mdx',
  line: 7,
  message: 'Unknown component <Bage>.',
  fix: 'Did you mean "Badge"?',
}

afterEach(() => showMistakes([]))

it('shows file, line, mistake and fix, as text', () => {
  showMistakes([mistake, { file: 'src/site/settings.ts', message: '<img src=x onerror=alert(1)>' }])
  const parts = [...(shown()?.querySelectorAll('h1, dt, dd') ?? [])].map(({ textContent }) => textContent)
  expect(parts).toEqual([
    '2 mistakes in the content or the settings',
    'content/docs/a.mdx:7',
    'Unknown component <Bage>.',
    'Did you mean "Badge"?',
    'src/site/settings.ts',
    '<img src=x onerror=alert(1)>',
  ])
  expect(shown()?.querySelector('img')).toBeNull()
})

it('is replaced by what comes next, and goes when nothing is left', () => {
  showMistakes([mistake])
  showMistakes([mistake, mistake])
  expect(overlays()).toHaveLength(1)
  showMistakes([])
  expect(overlays()).toHaveLength(0)
})

it('can be closed', () => {
  showMistakes([mistake])
  shown()?.querySelector('button')?.click()
  expect(overlays()).toHaveLength(0)
})
