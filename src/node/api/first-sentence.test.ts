import { loadApi } from '../../../testing/fixtures/load-api'
import { inContent } from '../source/file-names'
import { readSource } from '../source/read-source'
import { settings } from '../../site/settings'

it('the first sentence of an operation names it: a reader learns at once what it is for', async () => {
  const { operations } = await loadApi()
  const { pages } = await readSource(process.cwd(), settings, false)
  const others = pages.flatMap(({ file, text }) => {
    const name = operations.get(inContent(file))?.name
    const [, , body = ''] = text.split(/^---$/m)
    const [sentence = ''] = body.trim().split(/(?<=[.:]) |\n\n/)
    return name && !sentence.includes(`\`${name}\``) ? [`${inContent(file)}: ${sentence}`] : []
  })
  expect(others).toEqual([])
})
