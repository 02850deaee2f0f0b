import { compileBody, elements } from '../../../testing/fixtures/compile-body'

/** The ids of a table's rows; its first row has the heads. */
async function idsOf(rows: string[], before = '') {
  const [head, ...others] = rows
  const table = [head, head!.replaceAll(/[^|]+/g, ' - '), ...others].join('\n')
  const { tree } = await compileBody(before + table)
  return elements(tree, 'tr')
    .slice(1)
    .map(({ props }) => props?.id)
}

it.each([
  ['one name', '| `config.yml` | x |', 'configyml'],
  ['one name with a link', '| [`x`](#y) | x |', 'x'],
  ['two names', '| `a`, `b` | x |', undefined],
  ['code of several words', '| `a b` | x |', undefined],
  ['words', '| Not found | `x` |', undefined],
])('a row that begins with %s', async (_, row, id) => {
  expect(await idsOf(['| Name | What it is |', row], '## Y {#y}\n\n')).toEqual([id])
})

it('each row of a table that tells what goes wrong has an address', async () => {
  const rows = ['| `a b` and `c` | Type it |', '| Stays at 0 | Wait |', '| … | Wait |']
  expect(await idsOf(['| Symptom | Cause and remedy |', ...rows])).toEqual([
    'a-b-and-c',
    'stays-at-0',
    undefined,
  ])
})

it('no two addresses of a page are the same', async () => {
  const rows = ['| `errors` | x |', '| `a` | x |', '| `a` | y |']
  expect(await idsOf(['| Name | What it is |', ...rows], '## Errors\n\n')).toEqual(['errors-1', 'a', 'a-1'])
})
