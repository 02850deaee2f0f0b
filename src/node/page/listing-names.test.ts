import { compileBody, elements } from '../../../testing/fixtures/compile-body'

const listing = (meta = '') => ['```bash' + meta, 'ls', '```', ''].join('\n')

const namesOf = async (...parts: string[]) => {
  const { tree } = await compileBody(parts.join('\n'))
  return elements(tree, 'CodeBlock').map(({ props }) => props?.name)
}

it('a listing whose title or language is its own on the page needs no other name', async () => {
  expect(await namesOf('## A', listing(), '## B', listing(' title="Reply"'))).toEqual([undefined, undefined])
})

it('listings of one name are told apart by their headings', async () => {
  const [reply, heading] = [listing(' title="Bytes"'), (name: string) => `## ${name}\n`]
  expect(await namesOf(heading('Join'), reply, heading('Leave'), reply, listing())).toEqual([
    'Join: Bytes',
    'Leave: Bytes',
    undefined,
  ])
})

it('those below one heading, and below none, by a number', async () => {
  expect(await namesOf(listing(), listing(), '## Join', listing(), listing())).toEqual([
    'Code, bash, 1',
    'Code, bash, 2',
    'Join: Code, bash, 1',
    'Join: Code, bash, 2',
  ])
})
