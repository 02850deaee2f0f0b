import { figures } from '../../figures/registry'
import { compileBody, elements, file, textOf } from '../../../testing/fixtures/compile-body'

const figureOf = async (attributes: string) => {
  const compiled = await compileBody(`text\n\n<Figure ${attributes} />`)
  return { ...compiled, figure: elements(compiled.tree, 'Figure')[0] }
}

describe('a figure', () => {
  it.each(Object.keys(figures))('is drawn into the page, with its text alternative: %s', async (name) => {
    const { figure, mistakes } = await figureOf(`name="${name}" caption="What {product} does"`)
    expect(mistakes).toEqual([])
    expect(figure?.props?.html).toMatch(/^<svg viewBox="0 0 360 \d+" width="100%" aria-hidden="true"/)
    expect(figure?.props?.description).toMatch(/^.{40,}$/)
    expect(figure && textOf(figure)).toBe('What Quilibrium does')
  })

  it.each(Object.keys(figures))('has no colors, styles or handlers of its own: %s', async (name) => {
    const { figure } = await figureOf(`name="${name}" caption="c"`)
    expect(figure?.props?.html).not.toMatch(/style=|\son\w+=|<script|#[0-9a-f]{3}/i)
  })

  it('says whether readers can do something with it', async () => {
    const { controls, hint } = (await figureOf('name="bloom-clock" caption="c"')).figure!.props!
    expect(controls).toBe(
      '<button class="primary">Step</button><button>Play</button><button>Start over</button>',
    )
    expect(hint).toMatch(/^Press an event/)
  })

  it('can be started over also where it has no steps', async () => {
    const { controls } = (await figureOf('name="bitmask-topics" caption="c"')).figure!.props!
    expect(controls).toBe('<button>Start over</button>')
  })

  it('keeps room for the longest of its words, from its first step to its last', async () => {
    const props = (await figureOf('name="file-blocks" caption="c"')).figure!.props!
    expect(props.description).toMatch(/block 2 has \w+\.$/)
    expect(props.room).toMatch(/block 2 has \w+\. Somebody has changed .* is refused\.$/)
  })

  it('keeps a variable beside its question mark, and a value beside its letter', async () => {
    const wordsOf = async (name: string) =>
      (await figureOf(`name="${name}" caption="c"`)).figure!.props!.description
    expect(await wordsOf('query-evaluator')).toMatch(/answer is: \?\u2060doc=/)
    expect(await wordsOf('oblivious-transfer')).toMatch(/answers B\u00a0=\u00a0\d/)
  })

  it('has to exist', async () => {
    expect((await figureOf('name="blom-clock" caption="c"')).mistakes).toEqual([
      { file, line: 3, message: 'There is no figure "blom-clock".', fix: 'Did you mean "bloom-clock"?' },
    ])
  })

  it.each(['0', '2.5', '125'])('may play at %s steps a second', async (rate) => {
    const { figure, mistakes } = await figureOf(`name="bloom-clock" caption="c" frameRate={${rate}}`)
    expect(mistakes).toEqual([])
    expect(figure?.props?.frameRate).toBe(Number(rate))
  })

  it('is drawn where it shares a line with the component around it, and in a table', async () => {
    const figure = '<Figure name="vdf" caption="c" />'
    for (const body of [`<Details summary="S">${figure}</Details>`, `| A |\n| - |\n| ${figure} |`]) {
      const { tree, mistakes } = await compileBody(body)
      expect(mistakes).toEqual([])
      expect(elements(tree, 'Figure')[0]?.props?.html).toMatch(/^<svg/)
    }
  })

  it.each(['frameRate={126}', 'frameRate={-1}', 'frameRate="60"', 'frameRate'])(
    'refuses the frame rate %s',
    async (rate) => {
      const { mistakes } = await figureOf(`name="bloom-clock" caption="c" ${rate}`)
      expect(mistakes).toEqual([
        expect.objectContaining({
          line: 3,
          fix: expect.stringContaining('A frame rate is a number from 0 to 125') as string,
        }),
      ])
    },
  )
})
