import { compileBody } from '../../../testing/fixtures/compile-body'

const treeOf = async (body: string) => (await compileBody(body)).tree.children

describe('components on lines of their own', () => {
  it('are blocks, not parts of a paragraph', async () => {
    expect(await treeOf('<Details summary="a">x</Details>')).toEqual([
      { tag: 'Details', props: { summary: 'a' }, children: ['x'] },
    ])
  })

  it('are blocks where several share a line', async () => {
    expect(await treeOf('<Details summary="a">x</Details> <Details summary="b">y</Details>')).toEqual([
      { tag: 'Details', props: { summary: 'a' }, children: ['x'] },
      { tag: 'Details', props: { summary: 'b' }, children: ['y'] },
    ])
  })

  it('are blocks inside of other components', async () => {
    expect(await treeOf('<Cards>\n<Card title="a" href="https://a.example/">x</Card>\n</Cards>')).toEqual([
      {
        tag: 'Cards',
        children: [{ tag: 'Card', props: { title: 'a', href: 'https://a.example/' }, children: ['x'] }],
      },
    ])
  })
})

describe('badges and keys', () => {
  it.each([
    ['in a sentence', 'Press <Kbd>A</Kbd> now', ['Press ', { tag: 'Kbd', children: ['A'] }, ' now']],
    ['alone', '<Badge>new</Badge>', [{ tag: 'Badge', children: ['new'] }]],
    [
      'beside one another',
      '<Badge>a</Badge> <Kbd>b</Kbd>',
      [{ tag: 'Badge', children: ['a'] }, ' ', { tag: 'Kbd', children: ['b'] }],
    ],
    [
      'on lines of its own',
      '<Kbd>\nA **B**\n</Kbd>',
      [{ tag: 'Kbd', children: ['A ', { tag: 'strong', children: ['B'] }] }],
    ],
    ['with nothing but a variable', '<Badge>{product}</Badge>', [{ tag: 'Badge', children: ['Quilibrium'] }]],
  ])('stay in a paragraph: %s', async (_, body, children) => {
    expect(await treeOf(body)).toEqual([{ tag: 'p', children }])
  })
})
