import { givePageLoader } from '../../testing/components/page-loader'

const online = (answer?: { webpackCompilationHash: string; version?: string }) => {
  givePageLoader()
  window.___loader = { ...window.___loader, loadAppData: jest.fn().mockResolvedValue(answer) }
}
const asked = () => jest.mocked(window.___loader.loadAppData).mock.calls.length

/** The module as a tab that has just been opened has it. */
async function openTab() {
  jest.resetModules()
  const { lookForNewerVersion, watchForNewerVersion } = await import('./site-version')
  watchForNewerVersion()
  await settled()
  return lookForNewerVersion
}
const settled = () => new Promise(process.nextTick)

beforeEach(() => {
  window.___webpackCompilationHash = 'frame 1'
  delete window.___swUpdated
})

const first = { webpackCompilationHash: 'frame 1', version: 'one' }
it.each([
  ['the same version', first, first, undefined],
  ['other texts', first, { ...first, version: 'two' }, true],
  ['another frame', first, { webpackCompilationHash: 'frame 2', version: 'two' }, true],
  ['another frame, heard of first', undefined, { webpackCompilationHash: 'frame 2', version: 'two' }, true],
  ['no answer', first, undefined, undefined],
  ['an answer after none', undefined, first, undefined],
])('%s online: the next page is loaded anew or not', async (_, before, after, expected) => {
  online(before)
  const lookForNewerVersion = await openTab()
  online(after)
  await lookForNewerVersion()
  expect(window.___swUpdated).toBe(expected)
})

it('asks when the tab is opened and when the reader comes back to it, not when they leave it', async () => {
  online(first)
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  await openTab()
  expect(asked()).toBe(1)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBe(1)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBeGreaterThan(1)
})
