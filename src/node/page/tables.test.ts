import { compileBody, elements } from '../../../testing/fixtures/compile-body'

it('the empty corner of a table is no heading', async () => {
  const { tree } = await compileBody('| | Size |\n| - | - |\n| a | b |')
  expect(JSON.stringify(tree)).toContain('[{"tag":"td"},{"tag":"th","children":["Size"]}]')
})

it('a table is named by the heading above it, a second one by its columns, too', async () => {
  const table = '| Port | Protocol |\n| - | - |\n| 1 | TCP |'
  const { tree } = await compileBody(
    [table, '## Ports', table, 'Text.', table, '### Others', table].join('\n\n'),
  )
  expect(elements(tree, 'table').map(({ props }) => props?.['aria-label'])).toEqual([
    'Port, Protocol',
    'Ports',
    'Ports: Port, Protocol',
    'Others',
  ])
})
