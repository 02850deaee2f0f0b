import { compileBody, elements, textOf } from '../../../testing/fixtures/compile-body'
import { plainSpaces } from '../../shared/units'

const table = (...rows: string[]) =>
  [rows[0], rows[0]!.replaceAll(/[^|]+/g, ' - '), ...rows.slice(1)].join('\n')

it('a column without a head is a mistake', async () => {
  const { mistakes } = await compileBody(table('| | Size |', '| a | b |'))
  expect(mistakes).toEqual([
    expect.objectContaining({ line: 1, message: 'A column of this table has no head.' }),
  ])
})

it.each([
  ['names each row', ['| a | 1 |', '| b | 1 |'], ['a', 'b']],
  ['names several rows alike', ['| a | 1 |', '| a | 2 |'], []],
  ['names rows together', ['| a | 1 |', '| | 2 |', '| b | 2 |'], ['a', 'b']],
  ['names nothing at first', ['| | 1 |', '| a | 2 |'], []],
])('the first column heads the rows where it %s', async (_, rows, heads) => {
  const { tree } = await compileBody(table('| Name | Size |', ...rows))
  const found = elements(tree, 'th').filter(({ props }) => props?.scope === 'row')
  expect(found.map(textOf)).toEqual(heads)
})

it('messages of several words in a first cell have a line each, and names share one', async () => {
  const { tree } = await compileBody(
    table(
      '| Message | Remedy |',
      '| `not found`, `no such file` | a, `b c`, `d e` |',
      '| `-a`, `--all` or `all of it` | c |',
    ),
  )
  const [messages, names] = elements(tree, 'th').filter(({ props }) => props?.scope === 'row')
  expect(messages!.children!.map((child) => (typeof child === 'string' ? child : child.tag))).toEqual([
    'code',
    ', ',
    'br',
    'code',
  ])
  expect(elements(names!, 'br')).toEqual([])
  expect(elements(tree, 'br')).toHaveLength(1)
})

it('words between two messages of a first cell are told from them', async () => {
  const { tree } = await compileBody(
    table(
      '| Message | Remedy |',
      '| It says `not found`, or `none` and `a`, `b` | c |',
      '| `a` says `b` | d |',
    ),
  )
  expect(elements(tree, 'span').map(textOf)).toEqual(['or', 'and'])
})

it.each([
  ['/ip4/0.0.0.0/tcp/8336', '/ip4/|0.0.0.0/|tcp/|8336'],
  ['default-proving-key', 'default-|proving-|key'],
  ['keyManagerFile.createIfMissing', 'keyManagerFile.|createIfMissing'],
  ['VerkleMultiproofWithSignature', 'Verkle|Multiproof|With|Signature'],
  ['idontWantMessageThreshold', 'idontWantMessageThreshold'],
  ['QUILIBRIUM_SIGNATURE_CHECK', 'QUILIBRIUM_|SIGNATURE_|CHECK'],
  ['<config directory>/keys.yml', '<config directory>/|keys.|yml'],
  ['2.1.0.25', '2.1.0.25'],
  ['reads config.yml', 'reads config.yml'],
  ['~/.quilibrium/configs/', '~/.quilibrium/|configs/'],
  ['0x8143182a775C54578c8B7b3Ef77982498866945D', '0x8143182a|775C5457|8c8B7b3E|f7798249|8866945D'],
  ['sha256:2cf24dba5fb0a30e26e83b2ac5b9e2', 'sha256:|2cf24dba|5fb0a30e|26e83b2a|c5b9e2'],
  ['0f1e2d3c4b5a69788796a5b4', '0f1e2d3c4b5a69788796a5b4'],
  ['/opt/quilibrium/node/.config/config.yml', '/opt/|quilibrium/|node/|.config/|config.|yml'],
])('in a cell the code %s breaks as %s', async (code, parts) => {
  const { tree } = await compileBody(table('| A | B |', `| a | \`${code}\` |`))
  const [found] = elements(tree, 'code')
  expect(found!.children!.map((child) => (typeof child === 'string' ? child : '|')).join('')).toBe(parts)
})

it('a name that is all that a first cell holds stays whole', async () => {
  const { tree } = await compileBody(
    table(
      '| A | B |',
      '| `dataWorker.multiaddrs` | b |',
      '| `default-proving-key` | b |',
      '| `a` and `a-name-of-many-parts` | b |',
    ),
  )
  const [plain, ...others] = elements(tree, 'code')
  expect(plain).toEqual({ tag: 'code', children: ['dataWorker.multiaddrs'] })
  expect(others.map(({ props }) => props?.className)).toEqual(['whole', undefined, undefined])
})

it('short code stays whole where a browser would break it at a sign, in cells and in text', async () => {
  const { tree } = await compileBody(
    `In \`q-world-1\`, \`plain\` and \`a-longer-name-of-parts\`.\n\n${table('| A | B |', '| a | with `X-Amz-Target` |')}`,
  )
  expect(elements(tree, 'code').map(({ props }) => props?.className)).toEqual([
    'whole',
    undefined,
    undefined,
    'whole',
  ])
})

it('what stands for a value stays whole in a cell', async () => {
  const { tree } = await compileBody(
    table('| A | B |', '| a | `set <target-config-name> <OfCoin\\|Amount>` |'),
  )
  expect(elements(tree, 'span').map(textOf)).toEqual(['<target-config-name>', '<OfCoin|Amount>'])
})

it('a single name that may break is one with the signs beside it, in cells, lists and lines alike', async () => {
  const text =
    'Before (`Xks-Key-Already-In-Use-Exception`), [`AnotherException-of-this-page`](#a)’s and `short`, `long-name-of-parts or more`.'
  const names = ['(Xks-Key-Already-In-Use-Exception),', 'AnotherException-of-this-page’s']
  const alone = '`OneMore-name-that-may-break`'
  for (const body of [
    text,
    `- ${text}\n- ${alone}`,
    table('| A | B |', `| b | ${text} |`, `| c | ${alone} |`),
  ]) {
    const { tree } = await compileBody(`${body}\n\n## A`)
    expect(
      elements(tree, 'span')
        .filter(({ props }) => props?.className === 'name')
        .map(textOf),
    ).toEqual(names)
  }
})

it('words of a language without spaces are no part of a name', async () => {
  const { tree } = await compileBody('错误（`Xks-Key-Already-In-Use-Exception`）表示密钥。')
  const [name] = elements(tree, 'span').filter(({ props }) => props?.className === 'name')
  expect(textOf(name!)).toBe('（Xks-Key-Already-In-Use-Exception）')
})

it('a long address begins where it stands, and breaks where the line ends', async () => {
  const { tree } = await compileBody('At `/ip4/192.0.2.1/udp/8336/quic-v1/p2p/QmAllTheLettersOfAPeer`.')
  expect(elements(tree, 'span').filter(({ props }) => props?.className === 'name')).toEqual([])
})

it('the last sign of a name does not stand alone in a line', async () => {
  const { tree } = await compileBody('In `export AWS_REGION=q-world-1`.')
  expect(elements(tree, 'span').map(textOf)).toEqual(['q-world-1'])
})

it('a name of a command stays whole where it has room in a line, and nothing longer', async () => {
  const commands = '`qclient cross-mint`, `apt-get install x` and `a name-of-more-than-twenty-letters`'
  const { tree } = await compileBody(`In ${commands}, with well-known words.`)
  expect(elements(tree, 'span').map(textOf)).toEqual(['cross-mint', 'apt-get'])
})

it('facts of a few words stay in one line where the columns beside them have room', async () => {
  const facts = async (...rows: string[]) => {
    const { tree } = await compileBody(table(...rows))
    return elements(tree, 'td')
      .filter(({ props }) => props?.className === 'whole')
      .map(textOf)
  }
  const meaning = 'A shard that runs programs or follows another chain'
  expect(
    await facts(
      '| Part of it | For | Status |',
      `| A | ${meaning} | In development |`,
      `| B | ${meaning} | Shipped |`,
    ),
  ).toEqual(['In development'])
  // A sentence, code, and what would leave the others no room.
  expect(
    await facts('| Part of it | For | Status |', `| A | ${meaning} | In development since last year |`),
  ).toEqual([])
  expect(await facts('| Part of it | For | Status |', `| A | ${meaning} | See \`a b\` |`)).toEqual([])
  expect(
    await facts(
      '| Part of it | For | Status | Against | More |',
      `| Understanding | ${meaning} | In development now | ${meaning} | Something altogether |`,
    ),
  ).toEqual([])
})

it.each(['10–20', '1/32', '−5 %', '16 GB', '1,000 × 30', '2-of-3'])(
  'in a cell the number %s stays whole',
  async (number) => {
    const { tree } = await compileBody(table('| A | B |', `| a | About ${number} in all |`))
    expect(elements(tree, 'span').map(textOf).map(plainSpaces)).toEqual([number])
  },
)

it('a threshold stays whole in a text, too, and nothing else that looks like one', async () => {
  const { tree } = await compileBody('With 2-of-3 or 10-of-12, not `2-of-3`, v2-of-3 or one-of-two.')
  expect(elements(tree, 'span').map(textOf)).toEqual(['2-of-3', '10-of-12'])
})

it('a column with long texts is known by its head', async () => {
  const { tree } = await compileBody(table('| A | B |', '| a | A text of more than a few words |'))
  expect(elements(tree, 'th').map(({ props }) => props?.className)).toEqual([undefined, 'prose', 'whole'])
})

it('short names beside one other column stay in one line', async () => {
  const classes = async (...rows: string[]) => {
    const { tree } = await compileBody(table(...rows))
    return elements(tree, 'tbody').flatMap((body) =>
      elements(body, 'th').map(({ props }) => props?.className),
    )
  }
  expect(await classes('| A | B |', '| On Linux | b |', '| c | d |')).toEqual(['whole', 'whole'])
  expect(await classes('| A | B | C |', '| On Linux | b | c |')).toEqual([undefined])
  expect(await classes('| A | B |', '| What is said in many words | b |')).toEqual([undefined])
})

it.each([
  ['two short columns', ['| Key | Value |', '| a | 1 |'], undefined],
  [
    'columns of numbers',
    ['| World state | Basis in generation 1 | Basis in generation 2 |', '| 64 GiB | 128 | 11.31 |'],
    undefined,
  ],
  ['a column of texts', ['| Key | Meaning |', '| a.name | A text of more than a few words |'], 'stacked'],
  [
    'three columns of words',
    ['| Name | Protocol | Encryption |', '| Worker | Streams | Connections |'],
    'stacked labeled',
  ],
])('a table with %s becomes rows on a phone where it has no room', async (_, rows, className) => {
  const { tree } = await compileBody(table(...rows))
  expect(elements(tree, 'table').map(({ props }) => props?.className)).toEqual([className])
})

describe('a table of names, facts and what they mean', () => {
  const head = '| Key | Type | Default | Meaning |'
  const classOf = async (...rows: string[]) => {
    const { tree } = await compileBody(table(...rows))
    return elements(tree, 'table')[0]!.props?.className
  }

  it('tells its names one by one, at any width', async () => {
    expect(await classOf(head, '| `a.name` | text | `8` | What it means in some words |')).toBe('told')
  })

  it.each([
    ['rows are no names', [head, '| Name | text | `8` | What it means in some words |']],
    ['there are few facts', ['| Key | Default | Meaning |', '| `a` | `8` | What it means in some words |']],
    ['facts are as long as texts', [head, '| `a` | What it is made of in words | `8` | Short |']],
  ])('stays in columns where %s', async (_, rows) => {
    expect(await classOf(...rows)).not.toBe('told')
  })
})

it('among many columns long names break where a small letter meets a capital', async () => {
  const cells = '| `dataWorkerStreamMultiaddrs` | b |'
  const places = async (more: string, rule: string) => {
    const { tree } = await compileBody(table(`| A | B |${more}`, `| a ${cells}${rule}`))
    return elements(tree, 'wbr').length
  }
  expect(await places(' C |', '')).toBe(0)
  expect(await places(' C | D |', ' d |')).toBe(3)
})

it('a short name in a cell is not left behind by its last part', async () => {
  const { tree } = await compileBody(table('| A | B |', '| a | or `ECC_NIST_P521` |'))
  expect(elements(tree, 'wbr')).toHaveLength(0)
})

it('a table that becomes rows keeps its roles and brings labels along', async () => {
  const { tree } = await compileBody(
    table(
      '| Name | A "b" | Encryption |',
      '| Workers | Streams | Connections |',
      '| Others | Streams | Connections |',
    ),
  )
  expect(elements(tree, 'table').map(({ props }) => [props?.role, props?.style])).toEqual([
    ['table', { '--c1': '"Name"', '--c2': '"A “b”"', '--c3': '"Encryption"' }],
  ])
  expect(elements(tree, 'tr').map(({ props }) => props?.role)).toEqual(['row', 'row', 'row'])
  expect(elements(tree, 'th').map(({ props }) => props?.role)).toEqual([
    ...Array<string>(3).fill('columnheader'),
    'rowheader',
    'rowheader',
  ])
})

it.each([
  ['Remedy', '4.125rem'],
  ['What it says', undefined],
])('beside a label such as %s, values have the room that it leaves', async (label, width) => {
  const row = '| Names in a table | Something that is said in words | Something else |'
  const { tree } = await compileBody(table(`| Name | Cause | ${label} |`, row))
  expect((elements(tree, 'table')[0]!.props!.style as Record<string, string>)['--lw']).toBe(width)
})

it.each([
  ['a name', '`BucketAlreadyOwnedByYou`', 'What to do', 'stacked labeled above'],
  ['a name that may break', 'or `dataWorker.announceStreamMultiaddrs`', 'Remedy', 'stacked labeled above'],
  ['a name that has room', '`BucketAlreadyOwnedByYou`', 'Remedy', 'stacked labeled'],
  ['a path', '`/var/quilibrium/bin/qclient/`', 'Remedy', 'stacked labeled'],
  ['words', 'Something that is said in more than a few words', 'What to do', 'stacked labeled'],
])('where a value has %s, labels stand where it has most room', async (_, value, label, className) => {
  const row = `| \`AnExceptionThatIsNamedAtLength\` | ${value} | Some words |`
  const { tree } = await compileBody(table(`| Name | Cause | ${label} |`, row))
  expect(elements(tree, 'table')[0]!.props!.className).toBe(className)
})

it.each([
  ['/docs/run-node/quick-start/?os=macOS', '/docs/|run-|node/|quick-|start/?|os=|macOS'],
  ['bootstrap.quilibrium.com', 'bootstrap.|quilibrium.|com'],
  ['short.name', 'short.name'],
])('in a line the code %s breaks as %s', async (code, parts) => {
  const { tree } = await compileBody(`It is \`${code}\`.`)
  const [found] = elements(tree, 'code')
  expect(found!.children!.map((child) => (typeof child === 'string' ? child : '|')).join('')).toBe(parts)
})

it('a table is named by the heading above it, a second one by its columns, too', async () => {
  const ports = '| Port | Protocol |\n| - | - |\n| 1 | TCP |'
  const { tree } = await compileBody(
    [ports, '## Ports', ports, 'Text.', ports, '### Others', ports].join('\n\n'),
  )
  expect(elements(tree, 'table').map(({ props }) => props?.['aria-label'])).toEqual([
    'Port, Protocol',
    'Ports',
    'Ports: Port, Protocol',
    'Others',
  ])
})
