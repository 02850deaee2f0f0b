import { wronglyCapitalized } from './heading-case'
import { lintPage, lintYaml } from './lint'

const lint = async (body: string) =>
  (await lintPage(body, 'a.mdx')).map(({ line, message }) => `${line}: ${message}`)

describe('the prose of a page', () => {
  it.each([
    ['a word that promises', 'A powerful network.', '"powerful" is a word we don\'t use.'],
    ['a word that judges for the reader', 'Simply run it.', '"Simply" is a word we don\'t use.'],
    ['filler', 'Run it in order to see.', '"in order to" is a word we don\'t use.'],
    [
      "a name in other capitals than its owner's",
      'On MacOS it runs.',
      '"MacOS" is not how the name is written.',
    ],
    ['a name that has a variable', 'The Quilibrium network.', '"Quilibrium" may change some day.'],
    ['talk about another text', "The guide's command fails.", '"The guide\'s" is a word we don\'t use.'],
    [
      'talk about another text, with its owner',
      'Open what the network’s guide says.',
      '"network’s guide" is a word we don\'t use.',
    ],
    ['talk about itself', 'This page explains keys.', '"This page explains" is a word we don\'t use.'],
    ['a date in the text', 'It is live as of August 2026.', '"as of August 2026" is a word we don\'t use.'],
    ['what comes before the point', 'Stop it. Note that it waits.', 'A sentence begins with "Note that".'],
    ['what a chat says', 'Stop it. Let me know if it waits.', 'A sentence begins with "Let me know if".'],
    [
      'a sentence of a translator',
      'Balances are no matter of the node.',
      '"no matter of" is a word we don\'t use.',
    ],
    ['a word from old books', 'It starts anew.', '"anew" is a word we don\'t use.'],
    ['an exclamation mark', 'It works!', 'An exclamation mark.'],
    ['a link without a meaning', 'See [here](/docs/).', 'The link "here" doesn\'t say where it leads.'],
    ['a word twice', 'It is the the end.', 'Unexpected repeated `the`, remove one occurrence'],
    ['a wrong article', 'It takes a hour.', 'Unexpected article `a` before `hour`, expected `an`'],
    ['a heading without an object', '## Look at it', 'The heading "Look at it" means nothing alone.'],
    ['a heading for everything', '## Any other word', 'The heading "Any other word" means nothing alone.'],
    ['a heading in title case', '## Install The node', '"The" has a capital in a heading.'],
  ])('is refused with %s', async (_, body, message) => {
    expect(await lint(`First line.\n\n${body}`)).toEqual([`3: ${message}`])
  })

  it.each([
    ['code', 'Run `just simply Quilibrium` now.\n\n```\npowerful!\n```'],
    ['addresses', 'See [the code](https://github.com/QuilibriumNetwork/monorepo) and docs.quilibrium.com.'],
    ['a parameter in a table', '| a | b |\n| - | - |\n| `easy` | github.com |'],
    ['a heading with its object', '## Turn versioning on\n\n## How it is evaluated'],
    ['a heading with names and code', '## Bitcoin, macOS and `Foo Bar`: What {product} does {#own-id}'],
    ['the title of a paper elsewhere', 'See [RPM: Robust Anonymity](https://example.org/).'],
    ['a guide that is a thing', 'Follow a guide to the city. The guide to it is long.'],
    [
      'other meanings',
      'It is just as fast. A justice. An easygoing hour. A depth-robust graph. At times when all sleep.',
    ],
  ])('may hold %s', async (_, body) => {
    expect(await lint(body)).toEqual([])
  })

  it.each(['`sudo`', 'See above', 'Step 3', 'The same'])('is refused with the remedy %s', async (remedy) => {
    const table = `| Message | Cause | Remedy |\n| - | - | - |\n| \`a\` | It is. | ${remedy} |\n`
    expect(await lint(table)).toEqual([expect.stringContaining("doesn't say what to do")])
  })

  it('may hold a remedy that says what to type', async () => {
    expect(
      await lint('| Message | Remedy |\n| - | - |\n| `a` | Type `sudo a` |\n| `sudo` | Wait for the end |\n'),
    ).toEqual([])
  })

  it('is refused when most of its sentences are stubs', async () => {
    expect(await lint(`${'It stops. '.repeat(20)}\n`)).toContainEqual(
      expect.stringContaining('100 % of the sentences have fewer than 8 words'),
    )
  })

  it('is not measured where no reader is led to it', async () => {
    expect(await lint(`---\ntitle: Samples\nunlisted: true\n---\n\n${'It stops. '.repeat(20)}\n`)).toEqual([])
  })

  it('is told with how to fix it', async () => {
    expect(await lintPage('Utilize it.', 'a.mdx')).toEqual([
      { file: 'a.mdx', line: 1, message: '"Utilize" is a word we don\'t use.', fix: 'Write "use".' },
    ])
  })

  it('is checked in the line where it stands, of a paragraph and of the frontmatter', async () => {
    const page =
      '---\ntitle: The Easy Way\ndescription: It is seamless.\nsources:\n  - title: A powerful paper\n---\n\nOne\ntwo please\n'
    expect(await lint(page)).toEqual([
      '2: "Easy" is a word we don\'t use.',
      '2: "Easy" has a capital in a title.',
      '2: "Way" has a capital in a title.',
      '3: "seamless" is a word we don\'t use.',
      '9: "please" is a word we don\'t use.',
    ])
  })
})

describe('the prose of YAML', () => {
  it('is checked in what readers see', () => {
    const yaml =
      '- term: frame\n  definition: A robust step.\n- term: b\n  code: easy\n  input:\n    title: My Easy Title'
    expect(lintYaml(yaml, 'g.yml').map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: "robust" is a word we don\'t use.',
    ])
  })
})

describe('sentence case', () => {
  it.each([
    ['Install the node', []],
    ['Install The Node', ['The', 'Node']],
    ['What Ethereum and KMS do', []],
    ['1. Open the firewall', []],
    ['Quick start: Run a node', []],
    ['Double-Entry books of the Merkle tree', []],
    ['Ways of the "Old" world', ['"Old"']],
  ])('of "%s" finds %j', (heading, found) => {
    expect(wronglyCapitalized(heading)).toEqual(found)
  })
})
