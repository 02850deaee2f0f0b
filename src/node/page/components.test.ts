import { compileBody, elements, file } from '../../../testing/fixtures/compile-body'

const propsOf = async (body: string, tag: string) =>
  elements((await compileBody(body)).tree, tag).map(({ props }) => props)

describe('components', () => {
  it('become elements with their names and attributes', async () => {
    const { tree, mistakes } = await compileBody(
      '<Tabs group="os">\n<Tab label="Linux">\n\ntext\n\n</Tab>\n<Tab label="Mac">it</Tab>\n</Tabs>\n\nPress <Kbd>A</Kbd>',
    )
    expect(mistakes).toEqual([])
    expect(tree.children).toEqual([
      {
        tag: 'Tabs',
        props: { group: 'os' },
        children: [
          { tag: 'Tab', props: { label: 'Linux' }, children: [{ tag: 'p', children: ['text'] }] },
          { tag: 'Tab', props: { label: 'Mac' }, children: ['it'] },
        ],
      },
      { tag: 'p', children: ['Press ', { tag: 'Kbd', children: ['A'] }] },
    ])
  })

  it.each([
    ['{2}', 'frameRate', 2, 'Figure', (value: string) => `<Figure name="vdf" caption="c" ${value} />`],
    ['{true}', 'open', true, 'Details', (value: string) => `<Details summary="S" ${value}>x</Details>`],
    ['{false}', 'open', false, 'Details', (value: string) => `<Details summary="S" ${value}>x</Details>`],
    [
      '{"a"}',
      'default',
      'a',
      'Tabs',
      (value: string) => `<Tabs ${value}><Tab label="a">x</Tab><Tab label="b">x</Tab></Tabs>`,
    ],
    ['"{product}"', 'summary', 'Quilibrium', 'Details', (value: string) => `<Details ${value}>x</Details>`],
    ['{"{product}"}', 'summary', 'Quilibrium', 'Details', (value: string) => `<Details ${value}>x</Details>`],
  ])('take the literal %s', async (literal, name, value, component, write) => {
    const body = write(`${name}=${literal}`)
    expect((await compileBody(body)).mistakes).toEqual([])
    expect(await propsOf(body, component)).toEqual([expect.objectContaining({ [name]: value })])
  })

  it('take an attribute without a value for true', async () => {
    expect(await propsOf('<Details summary="x" open>x</Details>', 'Details')).toEqual([
      { summary: 'x', open: true },
    ])
  })

  it.each([
    ['a misspelled name', '<Bage>x</Bage>', 'Unknown component <Bage>.', 'Did you mean "Badge"?'],
    ['an HTML tag', '<span>x</span>', 'Unknown component <span>.', 'Leave it out'],
    ['a member', '<Tabs.Tab>x</Tabs.Tab>', 'Unknown component <Tabs.Tab>.', 'Components: Badge'],
    ['a fragment', '<>x</>', 'Unknown component <>.', 'Components: Badge'],
    ['a name every object has', '<toString>x</toString>', 'Unknown component <toString>.', 'Badge'],
    ['an attribute', '<Badge ton="x">x</Badge>', '<Badge> has no attribute "ton".', 'Did you mean "tone"?'],
    ['an attribute where none is allowed', '<Kbd a="x">x</Kbd>', '<Kbd> has no attribute "a".', 'none'],
    [
      'a missing attribute',
      '<Tabs><Tab>x</Tab><Tab label="b">x</Tab></Tabs>',
      '<Tab> needs the attribute "label".',
      'label="…"',
    ],
    ['a spread', '<Badge {...a}>x</Badge>', "<Badge> can't take {...spread} attributes.", 'It takes: tone.'],
    ['an expression', '<Badge tone={1 + 1}>x</Badge>', '<Badge tone={…}> holds code.', 'in quotes'],
    ['a name as a value', '<Badge tone={Tabs}>x</Badge>', '<Badge tone={…}> holds code.', 'in quotes'],
    ['a call', '<Badge tone={f()}>x</Badge>', '<Badge tone={…}> holds code.', 'in quotes'],
  ])('refuse %s', async (_, body, message, fix) => {
    const { mistakes } = await compileBody(`text\n\n${body}`)
    expect(mistakes).toEqual([{ file, line: 3, message, fix: expect.stringContaining(fix) as string }])
  })

  it('tell all mistakes of one component at once, each with its line', async () => {
    const { mistakes } = await compileBody(
      '<Tabs\n  group=""\n  defalt="a"\n  default="b"\n  {...more}\n></Tabs>',
    )
    expect(mistakes.map(({ line, message }) => `${line}: ${message}`).sort()).toEqual([
      "1: <Tabs> can't take {...spread} attributes.",
      '1: <Tabs> holds no <Tab>.',
      '2: <Tabs group> is empty.',
      '3: <Tabs> has no attribute "defalt".',
      '4: There is no tab "b" to begin with.',
    ])
  })

  it.each([
    [
      'a component with nothing but code in it',
      '<Badge>{1 + 1}</Badge>',
      ["Content can't hold code: {1 + 1}."],
    ],
    [
      'a label of unknown variables',
      '<Tabs default="a"><Tab label="{x}">x</Tab><Tab label="a">x</Tab></Tabs>',
      ['Unknown variable "{x}".'],
    ],
    [
      'tabs whose labels hold code',
      '<Tabs default="a"><Tab label={x}>x</Tab><Tab label="a">x</Tab></Tabs>',
      ['<Tab label={…}> holds code.'],
    ],
  ])('tell one mistake once: %s', async (_, body, messages) => {
    expect((await compileBody(body)).mistakes.map(({ message }) => message)).toEqual(messages)
  })

  it.each([
    '<Tabs>\n{/* A comment. */}\n<Tab label="a">x</Tab>\n<Tab label="b">x</Tab>\n\n</Tabs>',
    '<Tabs default="B"><Tab label="a">x</Tab> <Tab label="b" value="B">y</Tab></Tabs>',
    '> <Details summary="S">x</Details>',
    '- <Details summary="S">x</Details>',
    '<Details summary="S">a <Details summary="S">b</Details> c</Details>',
    '<Steps>\n\nAs root:\n\n1. a\n   1. b\n2. c\n\nThat is all.\n\n</Steps>',
    '<Cards>\n<Card title="a" href="https://a.example/" />\n</Cards>',
    '<Badge>`code`</Badge>, <Kbd>**K**</Kbd>, <Badge>{product}</Badge>',
    '## A heading <Badge tone="tip">new</Badge>',
  ])('may be written so: %j', async (body) => {
    expect((await compileBody(body)).mistakes).toEqual([])
  })
})
