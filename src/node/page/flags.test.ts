import { compileBody, elements, textOf } from '../../../testing/fixtures/compile-body'
import { splitSections } from '../search/sections'

const treeOf = async (body: string) => (await compileBody(body)).tree
const whole = (flag: string) => ({ tag: 'span', props: { className: 'whole' }, children: [flag] })

describe('flags in a line', () => {
  it.each([
    ['alone', '`--network`', [whole('--network')]],
    ['short', '`-c`', [whole('-c')]],
    ['behind a command', '`token --config <path>`', ['token ', whole('--config'), ' <path>']],
    ['two', '`-a --longer-one`', [whole('-a'), ' ', whole('--longer-one')]],
    ['in brackets', '`[--version <v>]`', ['[', whole('--version'), ' <v>]']],
  ])('stay in one piece: %s', async (_, body, children) => {
    expect((await treeOf(body)).children).toEqual([{ tag: 'p', children: [{ tag: 'code', children }] }])
  })

  it.each(['`put-bucket-website`', '`--data-worker-base-listen-multiaddr`', '`a - b`'])(
    'other hyphens are left alone: %s',
    async (body) => {
      const [code] = elements(await treeOf(body), 'code')
      expect(textOf(code!)).toBe(body.slice(1, -1))
      expect(elements(code!, 'span')).toEqual([])
    },
  )

  it('are found as they stand', async () => {
    expect(splitSections(await treeOf('Use `qclient --network` here.'))[0]?.text).toBe(
      'Use qclient --network here.',
    )
  })
})
