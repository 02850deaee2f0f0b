import { expectAsBefore, isPictured, nameOf, pictureOf, type Screen } from './baselines'
import { walk } from './keyboard'
import { accessibilityProblems } from '../testing/browser/accessibility'
import { colorModes } from '../testing/browser/pages'
import { connectBrowser, leave, samplePages, visit, widths, type Visit } from '../testing/browser/site'

/** Letters are drawn alike on every Linux (see fonts.conf) but not elsewhere, where pictures are not compared. */
const onLinux = process.platform === 'linux' ? it : it.skip

/**
 * Tests all templates on one screen. One visit serves for all that is to be seen of a page: opening it costs more than
 * looking at it. The page follows the system from light to dark.
 */
export function testTemplates(screen: Screen) {
  const cases = Object.entries(samplePages).map(([template, path]) => ({ template, path }))

  connectBrowser()

  describe.each(cases)(`the $template page on a ${screen}`, ({ template, path }) => {
    let visited: Visit
    beforeAll(async () => {
      visited = await visit(path, { viewport: widths[screen], colorScheme: 'light' })
    })
    afterAll(() => leave(visited.page))

    describe.each(colorModes)('in %s mode', (mode) => {
      beforeAll(async () => {
        await visited.page.emulateMedia({ colorScheme: mode })
        // Colors go over into each other.
        await visited.page.waitForFunction(
          (mode) =>
            document.documentElement.dataset.theme === mode &&
            document.getAnimations().every(({ playState }) => playState !== 'running'),
          mode,
        )
      })

      // Only colors differ between the modes.
      it('is accessible', async () => {
        expect(await accessibilityProblems(visited.page, mode === 'light' ? 'all' : 'colors')).toEqual([])
      })

      if (isPictured(template))
        onLinux('looks as it did', async () => {
          await expectAsBefore(nameOf(template, screen, mode), await pictureOf(visited.page))
        })
    })

    it('lets Tab reach every control, in sight', async () => {
      await visited.page.emulateMedia({ reducedMotion: 'reduce' })
      const { reached, hidden, missed } = await walk(visited.page)
      expect({ hidden, missed }).toEqual({ hidden: [], missed: [] })
      expect(reached).toBeGreaterThan(10)
    })

    it('has nothing to complain of in the console', () => {
      expect(visited.problems).toEqual([])
    })
  })
}
