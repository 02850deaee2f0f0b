import { pageStates } from '../testing/browser/page-states'
import { settled } from '../testing/browser/pages'
import { connectBrowser, leave, visit } from '../testing/browser/site'

connectBrowser()

// `npm run shots` takes a picture of each, and stops where one can't be reached. Some leave requests hanging: no tab has two.
test.each(Object.entries(pageStates))('a reader can bring about the state "%s"', async (_, state) => {
  const { page } = await visit(state.path, {
    viewport: { width: state.width, height: 900 },
    prepare: state.prepare,
    mayReport: /404|ERR_FAILED/,
    mayBeMissing: true,
    alone: true,
  })
  await settled(page)
  await state.reach(page)
  await leave(page)
})
