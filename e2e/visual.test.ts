import { differenceOf, strayBaselines, nameOf, pictureOf, tolerance } from './baselines'
import { connectBrowser, leave, samplePages, visit, type Visit } from '../testing/browser/site'

/** Letters are drawn alike on every Linux (see fonts.conf) but not elsewhere, where these tests are skipped. */
const onLinux = process.platform === 'linux' ? describe : describe.skip

connectBrowser()

it('no picture is left of a template that is gone', () => {
  expect(strayBaselines()).toEqual([])
})

onLinux('the comparison of pictures', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await visit(samplePages.doc)
  })
  afterAll(() => leave(visited.page))

  const differing = async (styles = '') => {
    const { share } = await differenceOf(
      nameOf('doc', 'desktop', 'light'),
      await pictureOf(visited.page, styles),
    )
    return share
  }

  it.each([
    ['the color of the text', 'article, article * { color: #c22 !important }'],
    ['the background, by a shade', 'html, body { background: #eee !important }'],
    ['the space above the page, by 8 px', 'main { padding-top: 8px !important }'],
  ])('notices a change of %s, and of nothing else', async (_, styles) => {
    expect(await differing(styles)).toBeGreaterThan(tolerance)
    expect(await differing()).toBeLessThanOrEqual(tolerance)
  })
})
