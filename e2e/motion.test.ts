import { motions } from '../src/gatsby-plugin-theme-ui/motions'
import { connectBrowser, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const seconds = (motion: string) => `${parseInt(motion) / 1000}s`
const easing = (motion: string) => motion.split(' ')[1]!

/** Every duration and every way of easing that a change on a page may have. */
const vocabulary = {
  durations: ['0s', ...Object.values(motions).map(seconds)],
  easings: ['ease', ...Object.values(motions).map(easing)],
}

it('no change of the interface takes longer than 200 ms', () => {
  for (const motion of Object.values(motions)) expect(parseInt(motion)).toBeLessThanOrEqual(200)
})

it.each(
  Object.entries(samplePages).flatMap(([name, path]) =>
    Object.entries(widths).map(([screen, viewport]) => ({ name, path, screen, viewport })),
  ),
)('what changes on the $name page on a $screen does so as everywhere', async ({ path, viewport }) => {
  const { page } = await visit(path, { viewport })
  const other = await page.evaluate(({ durations, easings }) => {
    const list = (text: string) => text.split(/, (?!\d)/)
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('article figure')) return []
      const { transitionDuration, transitionTimingFunction, animationDuration } = getComputedStyle(element)
      const times = [...list(transitionDuration), ...list(animationDuration)]
      const fits =
        times.every((time) => durations.includes(time)) &&
        (transitionDuration === '0s' || list(transitionTimingFunction).every((one) => easings.includes(one)))
      return fits ? [] : `${element.tagName} ${transitionDuration} ${transitionTimingFunction}`
    })
  }, vocabulary)
  expect(other).toEqual([])
  await leave(page)
})
