import { authorMistakes, siteWith } from '../../../testing/fixtures/author-mistakes'
import { checkSite } from '../../../testing/fixtures/check-site'
import { mistakesInAddresses } from '../../../testing/fixtures/mistakes-in-addresses'
import { mistakesInCode } from '../../../testing/fixtures/mistakes-in-code'
import { mistakesInCommands } from '../../../testing/fixtures/mistakes-in-commands'
import { mistakesInData } from '../../../testing/fixtures/mistakes-in-data'
import { mistakesInFiles } from '../../../testing/fixtures/mistakes-in-files'
import { mistakesInListsAndTags } from '../../../testing/fixtures/mistakes-in-lists-and-tags'
import { mistakesInPages } from '../../../testing/fixtures/mistakes-in-pages'
import { mistakesInSettings } from '../../../testing/fixtures/mistakes-in-settings'
import { mistakesInMarkdown } from '../../../testing/fixtures/mistakes-in-markdown'
import { mistakesOfHaste } from '../../../testing/fixtures/mistakes-of-haste'
import { mistakesOfNewcomers } from '../../../testing/fixtures/mistakes-of-newcomers'
import { mistakesOfPaste } from '../../../testing/fixtures/mistakes-of-paste'
import { mistakesOfStrangers } from '../../../testing/fixtures/mistakes-of-strangers'
import { noMistakes } from '../../../testing/fixtures/no-mistakes'
import { mistakesInText } from '../../../testing/fixtures/mistakes-in-text'
import { formatMistakes, formatWarning } from '../source/mistakes'

const clean = 'No mistakes in the content or the settings.'

it('the site that the mistakes are made in has none', async () => {
  expect(await checkSite(siteWith({}))).toEqual({ report: clean, failed: false })
})

it.each(noMistakes)('is no mistake: $what', async ({ changes }) => {
  expect(await checkSite(siteWith(changes))).toEqual({ report: clean, failed: false })
})

// What is printed is compared as a whole: one mistake gives one message, with its place and its fix, and nothing else.
it.each([
  ...authorMistakes,
  ...mistakesInMarkdown,
  ...mistakesInAddresses,
  ...mistakesInFiles,
  ...mistakesOfNewcomers,
  ...mistakesOfHaste,
  ...mistakesInData,
  ...mistakesInText,
  ...mistakesInSettings,
  ...mistakesInPages,
  ...mistakesInCode,
  ...mistakesInCommands,
  ...mistakesInListsAndTags,
  ...mistakesOfStrangers,
  ...mistakesOfPaste,
])('$mistake', async ({ says: [place, message, fix], warning, ...changes }) => {
  const [file = '', line] = place.split(':')
  const mistake = { file, message, fix, ...(line && { line: Number(line) }) }
  expect(await checkSite(siteWith(changes))).toEqual(
    warning
      ? { report: `Warning: ${formatWarning(mistake)}\n${clean}`, failed: false }
      : { report: formatMistakes([mistake]), failed: true },
  )
})
