import { compileBody, elements } from '../../../testing/fixtures/compile-body'

it.each([
  ['It is *here*, there.', 'here,', ' there.'],
  ['It is *here*.', 'here.', undefined],
  ['It is *here*: there.', 'here:', ' there.'],
  ['It is *here* or there.', 'here', ' or there.'],
  // A parenthesis is upright as its other one.
  ['(It is *here*).', 'here', ').'],
  ['It is *`here`*, there.', undefined, ', there.'],
])('in "%s" a sign stands close to the slanted word', async (text, slanted, following) => {
  const { tree } = await compileBody(text)
  const [paragraph] = elements(tree, 'p')
  const [em] = elements(tree, 'em')
  if (slanted) expect(em!.children).toEqual([slanted])
  expect(paragraph!.children!.slice(2)).toEqual(following ? [following] : [])
})
