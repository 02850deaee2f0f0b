import { storageSlot } from './storage'

const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })

/** What another tab's change looks like here. */
const fromOtherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

describe('storageSlot', () => {
  it('holds nothing at first, then what is set, then nothing again', () => {
    const slot = storageSlot('theme')
    expect(slot.get()).toBeNull()
    slot.set('dark')
    expect(slot.get()).toBe('dark')
    slot.delete()
    expect(slot.get()).toBeNull()
  })

  it("keeps its value under the site's prefix, apart from other slots", () => {
    storageSlot('theme').set('dark')
    expect({ ...localStorage }).toEqual({ 'docs.theme': 'dark' })
    expect(storageSlot('tabs').get()).toBeNull()
  })

  it('tells listeners of changes here and in other tabs, until they stop', () => {
    const slot = storageSlot('theme')
    const onChange = jest.fn()
    const stop = slot.listen(onChange)
    slot.set('dark')
    slot.delete()
    fromOtherTab('docs.theme', 'light')
    fromOtherTab('docs.theme', null)
    expect(onChange.mock.calls).toEqual([['dark'], [null], ['light'], [null]])
    stop()
    slot.set('dark')
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  it('tells listeners that another tab has emptied the storage', () => {
    const slot = storageSlot('theme')
    slot.set('dark')
    const onChange = jest.fn()
    const stop = slot.listen(onChange)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect(onChange.mock.calls).toEqual([[null]])
    stop()
  })

  it('tells listeners of a page that comes back as it was left what has changed since, and nothing else', () => {
    const slot = storageSlot('theme')
    const onChange = jest.fn()
    const stop = slot.listen(onChange)
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    comeBack(true)
    localStorage.setItem('docs.theme', 'dark')
    comeBack(false)
    expect(onChange).not.toHaveBeenCalled()
    comeBack(true)
    comeBack(true)
    expect(onChange.mock.calls).toEqual([['dark']])
    stop()
    localStorage.clear()
    comeBack(true)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('tells listeners nothing of other slots', () => {
    const slot = storageSlot('theme')
    slot.set('dark')
    const onChange = jest.fn()
    const stop = slot.listen(onChange)
    fromOtherTab('docs.tabs', 'mac')
    fromOtherTab('theme', 'light')
    expect(onChange).not.toHaveBeenCalled()
    stop()
  })

  it('holds nothing where storage is blocked, and warns once', async () => {
    jest.resetModules()
    const { storageSlot } = await import('./storage')
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    blockStorage()
    const slot = storageSlot('theme')
    slot.set('dark')
    slot.delete()
    expect(slot.get()).toBeNull()
    expect(storageSlot('tabs').get()).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Browser storage is not available'))
  })

  it.each([
    ['writing', 'setItem', () => storageSlot('theme').set('dark')],
    ['reading', 'getItem', () => storageSlot('theme').get()],
    ['deleting', 'removeItem', () => storageSlot('theme').delete()],
  ] as const)('reports that %s fails, and goes on', (what, method, operation) => {
    const reason = new DOMException('Full', 'QuotaExceededError')
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw reason
    })
    const report = jest.spyOn(console, 'error').mockReturnValue()
    expect(operation).not.toThrow()
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(`Browser storage: ${what} "docs.theme" failed.`, reason)
  })
})
