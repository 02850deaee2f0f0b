/** @jest-environment node */
import { storageSlot } from './storage'

describe('storageSlot on the server', () => {
  const slot = storageSlot('theme')
  it.each([
    ['get', () => slot.get()],
    ['set', () => slot.set('dark')],
    ['delete', () => slot.delete()],
    ['listen', () => slot.listen(() => undefined)],
  ])('throws at %s and names its key', (_, use) => {
    expect(use).toThrow('Storage key "theme" was used while rendering on the server.')
  })
})
