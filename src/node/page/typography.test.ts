import { compileBody, elements, textOf } from '../../../testing/fixtures/compile-body'

it.each([
  ['an apostrophe', "It doesn't.", 'It doesn’t.'],
  ['quotes', 'The "words" of it', 'The “words” of it'],
  ['quotes around what is marked', 'Say "*this* word" or "**that**".', 'Say “this word” or “that”.'],
  ['quotes around a link', 'See "[a page](/docs/)".', 'See “a page”.'],
  ['an apostrophe behind code', '`Node`\'s own "`it\'s`"', "Node’s own “it's”"],
  ['quotes within quotes', `He said "it's 'so'".`, 'He said “it’s ‘so’”.'],
  ['a heading', "## What's new", 'What’s new'],
  ['a cell', "| A |\n| - |\n| don't |", 'Adon’t'],
  ['a key', 'Press <Kbd>"</Kbd>', 'Press "'],
  ['a formula, which stays on one line', '*P* = *s* · *G*', 'P\u00a0=\u00a0s\u00a0·\u00a0G'],
  [
    'a parenthesis of a formula, which stays on one line',
    'of 1 − (1 − 1/*m*)<sup>*b*</sup>',
    'of 1\u00a0−\u00a0(1\u00a0−\u00a01/m)b',
  ],
  ['a short equation', 'the second *B* = A·gᵇ.', 'the second B\u00a0=\u00a0A·gᵇ.'],
  ['a long equation', '*B* = thisisaverylongname', 'B = thisisaverylongname'],
  [
    'a figure and its unit',
    'From 100 MB, or 10 to 30 **seconds**.',
    'From 100\u00a0MB, or 10 to 30\u00a0seconds.',
  ],
  ['a rate', '5.5 MB/s, 3 GiB', '5.5\u00a0MB/s, 3\u00a0GiB'],
  ['an amount of the network’s money', '2 million {ticker}', '2\u00a0million\u00a0QUIL'],
  ['a name that begins with one letter', 'Open {console} now', 'Open Q\u00a0Console now'],
  ['a day and its month', 'As of 29 July 2026.', 'As of 29\u00a0July 2026.'],
  ['a day in a cell', '| Price, 5 May 2026 |\n| - |\n| 1 |', 'Price, 5\u00a0May 20261'],
  ['what is no day', 'version 2.1.0.24 June 2026', 'version 2.1.0.24 June 2026'],
  ['what is no unit', 'Ed25519 keys, 4 threads, RSA-2048 bits', 'Ed25519 keys, 4 threads, RSA-2048 bits'],
  ['a unit in code', '`head -c 5 MB`', 'head -c 5 MB'],
  ['a year', "In the '90s", 'In the ’90s'],
])('%s is set as in print', async (_, written, shown) => {
  const { tree, mistakes } = await compileBody(written)
  expect(mistakes).toEqual([])
  expect(textOf(tree)).toBe(shown)
})

it('an id and the table of contents are those of the heading that is shown', async () => {
  const { headings } = await compileBody("## What's new")
  expect(headings).toEqual([{ level: 2, id: 'whats-new', text: 'What’s new' }])
})

it('a heading with a figure has the anchor that it has in Markdown, and is listed in the same words', async () => {
  const { headings } = await compileBody('## Wait 10 minutes')
  expect(headings).toEqual([{ level: 2, id: 'wait-10-minutes', text: 'Wait 10 minutes' }])
})

it('listings stay as they are typed', async () => {
  const { tree } = await compileBody('```sh title="It\'s here"\necho "it\'s"\n```')
  expect(elements(tree, 'CodeBlock')[0]!.props).toEqual(
    expect.objectContaining({ title: 'It’s here', html: expect.stringContaining("it's") as string }),
  )
})

it('titles of components are set, too, and addresses are not', async () => {
  const { tree } = await compileBody(
    [
      '<Details summary="It\'s long">',
      '',
      'Text',
      '',
      '</Details>',
      '',
      ":::note[Don't]\n\nText\n\n:::",
    ].join('\n'),
  )
  expect(elements(tree, 'Details')[0]!.props).toEqual({ summary: 'It’s long' })
  expect(elements(tree, 'Admonition')[0]!.props).toEqual({ kind: 'note', title: 'Don’t' })
  const { links } = await compileBody("[a](https://example.org/it's)")
  expect(links[0]!.href).toBe("https://example.org/it's")
})
