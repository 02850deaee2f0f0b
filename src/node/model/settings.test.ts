import { withYear } from './settings'

const dated = (...dates: string[]) => ({
  lastUpdates: new Map(dates.map((date, index) => [`${index}.mdx`, date])),
})

describe('the year that settings may speak of', () => {
  it('is that in which a page was changed last', () => {
    expect(
      withYear({}, dated('2024-05-01T00:00:00Z', '2027-01-01T01:00:00+03:00', '2026-11-23T00:00:00Z')),
    ).toEqual({
      year: '2026',
    })
  })

  it('is this year where nobody knows when pages were changed', () => {
    expect(withYear({}, dated()).year).toBe(String(new Date().getUTCFullYear()))
  })

  it('leaves a variable of that name to its author', () => {
    expect(withYear({ year: 'MMXX' }, dated('2026-11-23T00:00:00Z')).year).toBe('MMXX')
  })
})
