import { compileBody, elements, textOf } from '../../../testing/fixtures/compile-body'

it('raised and lowered letters are those of the text, and code stays as it is typed', async () => {
  const { tree } = await compileBody('## Why 10⁸\n\nWithout it 2²⁵⁵, *A* = gᵃ or m₀, as in `2⁶⁴`.')
  expect(elements(tree, 'sup').map(textOf)).toEqual(['255', 'a'])
  expect(elements(tree, 'sub').map(textOf)).toEqual(['0'])
  expect(elements(tree, 'code').map(textOf)).toEqual(['2⁶⁴'])
  expect(elements(tree, 'h2').map(textOf)[0]).toContain('10⁸')
  expect(elements(tree, 'p').map(textOf)).toEqual(['Without it 2255, A\u00a0=\u00a0ga or m0, as in 2⁶⁴.'])
})
