import type { HeadValues } from './every-page'

const values: HeadValues = {
  field: { name: 'Search', loading: 'Loading…' },
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectSystemPreference: false },
  announcement: 'news',
}

/** The script as the build makes it: esbuild asks for the bytes of Node, which are others than those of jsdom. */
async function bundled() {
  Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) as unknown })
  const { headScript } = await import('../node/gatsby/head-script')
  return headScript(values)
}

it('all scripts of the head run as one, before anything is painted', async () => {
  const script = await bundled()
  const root = document.documentElement
  root.dataset.hasHydrated = 'false'
  localStorage.setItem('docs.announcement.id', 'news')
  localStorage.setItem('docs.announcement.dismiss', 'true')
  // jsdom tells of no navigation.
  performance.getEntriesByType = () => []
  window.eval(script)
  expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark', announcementDismissed: 'true' })
  expect(root).toHaveClass('theme-ui-dark')
  expect(window.___parts?.()).toEqual([])

  document.body.innerHTML = '<header><button aria-haspopup="dialog" aria-keyshortcuts="/"></button></header>'
  const button = document.querySelector('button')!
  button.click()
  expect([...window.___early!]).toEqual([button])
  expect(document.querySelector('input')).toHaveAttribute('placeholder', 'Loading…')
})
