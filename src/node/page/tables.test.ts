import { compileBody } from '../../../testing/fixtures/compile-body'

it('the empty corner of a table is no heading', async () => {
  const { tree } = await compileBody('| | Size |\n| - | - |\n| a | b |')
  expect(JSON.stringify(tree)).toContain('[{"tag":"td"},{"tag":"th","children":["Size"]}]')
})
