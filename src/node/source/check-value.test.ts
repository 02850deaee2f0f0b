import { z } from 'zod'
import { checkValue } from './check-value'

const item = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), docId: z.string() }),
  z.strictObject({ type: z.literal('menu'), items: z.array(z.strictObject({ label: z.string() })) }),
])

/** What is said of a value: of each mistake its message and its fix. */
const told = (value: unknown, schema: z.ZodType) =>
  checkValue(value, schema, 'settings.ts').mistakes.map(({ message, fix }) => [message, fix])

describe('checkValue', () => {
  it('tells mistakes without lines where there is no text', () => {
    expect(checkValue({ title: 1 }, z.strictObject({ title: z.string() }), 'settings.ts').mistakes).toEqual([
      {
        file: 'settings.ts',
        message: '"title" must be a string; found 1.',
        fix: 'Put it in quotes: "1".',
      },
    ])
  })

  it('repeats the words of a rule that has its own', () => {
    const lower = z.strictObject({ name: z.string().regex(/^[a-z]+$/, 'small letters only') })
    expect(checkValue({ name: 'A' }, lower, 'a.yml').mistakes).toEqual([
      {
        file: 'a.yml',
        message: '"name" is not allowed as it stands: small letters only.',
        fix: 'Found "A"; write another.',
      },
    ])
  })

  it.each([
    ['one of several values', {}, { mode: z.enum(['light', 'dark']) }, 'mode', 'Allowed: light, dark.'],
    ['the kind of an item', { nav: [{}] }, { nav: z.array(item) }, 'nav.0.type', 'Allowed: doc, menu.'],
    ['a text', {}, { title: z.string() }, 'title', 'Write a string for "title".'],
  ])('tells that a key is missing: %s', (_, value, shape, key, fix) => {
    expect(told(value, z.strictObject(shape))).toEqual([[`The key "${key}" is missing.`, fix]])
  })

  it('tells that a text is empty', () => {
    expect(told({ title: '' }, z.strictObject({ title: z.string().min(1) }))).toEqual([
      ['"title" is empty.', 'Write a string for "title".'],
    ])
  })

  it.each([
    ['a choice', item, { type: 'menu', items: [{ label: 'A', labl: 'B' }] }, 'items.0.labl', 'label'],
    ['a list of choices', z.array(item), [{ type: 'doc', docId: 'a', dcId: 'b' }], 'item 1.dcId', 'docId'],
    [
      'what may be left out, may be nothing, or has a value by itself',
      z.strictObject({
        a: z.strictObject({ b: z.strictObject({ name: z.string() }).nullable().default(null) }).optional(),
      }),
      { a: { b: { name: 'A', nmae: 'B' } } },
      'a.b.nmae',
      'name',
    ],
    [
      'what is prepared first',
      z.array(z.preprocess((value) => value, z.strictObject({ name: z.string() }))),
      [{ name: 'A', nmae: 'B' }],
      'item 1.nmae',
      'name',
    ],
    [
      'what holds its like',
      z.strictObject({
        name: z.string(),
        get parts() {
          return z.array(z.strictObject({ name: z.string() })).optional()
        },
      }),
      { name: 'A', parts: [{ name: 'B', nmae: 'C' }] },
      'parts.0.nmae',
      'name',
    ],
  ])('suggests keys inside of %s', (_, schema, value, unknown, known) => {
    expect(told(value, schema)).toEqual([[`Unknown key "${unknown}".`, `Did you mean "${known}"?`]])
  })
})
