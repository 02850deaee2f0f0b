import { lookUp } from './lookup'

const sidebars = [{ name: 'learn' }, { name: 'run' }]

describe('lookUp', () => {
  it('finds what bears the name', () => {
    expect(lookUp('sidebar', 'run', sidebars)).toBe(sidebars[1])
  })

  it('throws for a name that nothing bears, and lists what exists', () => {
    expect(() => lookUp('sidebar', 'Run', sidebars)).toThrow(
      'There is no sidebar "Run". Those that exist: "learn", "run".',
    )
    expect(() => lookUp('docs version', '1.0', [])).toThrow(
      'There is no docs version "1.0". Those that exist: none.',
    )
  })
})
