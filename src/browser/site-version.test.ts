const settled = () => new Promise((done) => setTimeout(done))

/** Has the host say what is online, or nothing. */
function online(answer?: { webpackCompilationHash: string; version: string }) {
  window.fetch = jest.fn().mockResolvedValue({ ok: Boolean(answer), json: () => Promise.resolve(answer) })
}
const asked = () => jest.mocked(window.fetch).mock.calls.length

/** The module as a tab that has just been opened has it. */
async function openTab() {
  jest.resetModules()
  const module = await import('./site-version')
  module.watchForNewerVersion()
  await settled()
  return module
}

beforeEach(() => {
  window.___webpackCompilationHash = 'frame 1'
  performance.getEntriesByType = () => []
})

const first = { webpackCompilationHash: 'frame 1', version: 'one' }
it.each([
  ['the same version', first, first, false],
  ['other texts', first, { ...first, version: 'two' }, true],
  ['another frame', first, { webpackCompilationHash: 'frame 2', version: 'two' }, true],
  ['another frame, heard of first', undefined, { webpackCompilationHash: 'frame 2', version: 'two' }, true],
  ['no answer', first, undefined, false],
  ['an answer after none', undefined, first, false],
])('%s online: the next page is loaded anew or not', async (_, before, after, expected) => {
  online(before)
  const { lookForNewerVersion, isOutdated } = await openTab()
  online(after)
  await lookForNewerVersion()
  expect(isOutdated()).toBe(expected)
  online(first)
  await lookForNewerVersion()
  expect(isOutdated()).toBe(expected)
})

it('is quiet offline', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const { isOutdated } = await openTab()
  expect(isOutdated()).toBe(false)
})

it('asks the host, when the tab is opened and when the reader comes back to it, not when they leave it', async () => {
  online(first)
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  await openTab()
  expect(window.fetch).toHaveBeenCalledWith('/page-data/app-data.json', { cache: 'no-cache' })
  expect(asked()).toBe(1)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBe(1)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBeGreaterThan(1)
})

it('has nothing to ask in the dev server, which knows no frame', async () => {
  online({ webpackCompilationHash: '123', version: 'x' })
  window.___webpackCompilationHash = ''
  const { isOutdated } = await openTab()
  expect(asked()).toBe(0)
  expect(isOutdated()).toBe(false)
})
