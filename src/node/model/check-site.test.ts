import { checkSite } from '../../../testing/fixtures/check-site'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { unmatchedParts } from './check-site'

describe('the check of a site', () => {
  it('says so where nothing is wrong', async () => {
    expect(await checkSite(await loadFixture('good'))).toEqual({
      report: 'No mistakes in the content or the settings.',
      failed: false,
    })
  })

  it('tells every mistake', async () => {
    const { report, failed } = await checkSite(await loadFixture('broken-links'))
    expect(failed).toBe(true)
    expect(report).toMatch(/^7 mistakes/)
  })

  it('tells those of the wanted files alone', async () => {
    const source = await loadFixture('broken-links')
    expect(await checkSite(source, ['nothing', 'nowhere'])).toMatchObject({ failed: false })
    expect((await checkSite(source, ['settings.ts'])).report).toMatch(/^1 mistake in/)
  })

  it('knows which of the wanted files there are none of', async () => {
    const source = await loadFixture('good')
    const parts = ['instal', 'intsall', 'glossary.yml', 'content/docs/guide', 'settings.ts']
    expect(unmatchedParts(parts, [source])).toEqual(['intsall'])
  })
})
