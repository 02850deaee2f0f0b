import { givePageLoader } from '../../testing/components/page-loader'
import { lookForNewerVersion, watchForNewerVersion } from './site-version'

const online = (version?: string) => {
  givePageLoader()
  window.___loader = {
    ...window.___loader,
    loadAppData: jest.fn().mockResolvedValue(version ? { webpackCompilationHash: version } : undefined),
  }
}

beforeEach(() => {
  window.___webpackCompilationHash = 'v1'
  delete window.___swUpdated
})

it.each([
  ['the same version', 'v1', undefined],
  ['another version', 'v2', true],
  ['no answer', undefined, undefined],
])('%s online: the next page is loaded anew: %s → %s', async (_, version, expected) => {
  online(version)
  await lookForNewerVersion()
  expect(window.___swUpdated).toBe(expected)
})

it('asks when the reader comes back to the tab, not when they leave it', () => {
  online('v1')
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  watchForNewerVersion()
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(window.___loader.loadAppData).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(window.___loader.loadAppData).toHaveBeenCalledTimes(1)
})
