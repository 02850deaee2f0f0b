import { z } from 'zod'
import { parseYaml } from './yaml'

const schema = z.strictObject({
  title: z.string(),
  order: z.number().optional(),
  mode: z.enum(['light', 'dark']).default('light'),
  tags: z.array(z.strictObject({ name: z.string() })).optional(),
  groups: z.record(z.string(), z.strictObject({ label: z.string() })).optional(),
  link: z.union([z.strictObject({ to: z.string() }), z.strictObject({ href: z.string() })]).optional(),
})
const parse = (text: string, linesBefore?: number) => parseYaml({ text, file: 'a.yml', linesBefore }, schema)

describe('parseYaml', () => {
  it('gives the checked value', () => {
    expect(parse('title: A\norder: 2\n')).toEqual({
      value: { title: 'A', order: 2, mode: 'light' },
      mistakes: [],
    })
  })

  it.each([
    ['an unknown key', 'title: A\nordr: 2', 2, 'Unknown key "ordr".', 'Did you mean "order"?'],
    [
      'an unknown key in a list',
      'title: A\ntags:\n  - name: x\n    nam: y',
      4,
      'Unknown key "tags.0.nam".',
      '"name"',
    ],
    [
      'an unknown key in a record',
      'title: A\ngroups:\n  g:\n    label: x\n    labl: y',
      5,
      'Unknown key "groups.g.labl".',
      '"label"',
    ],
    [
      'an unknown key in a choice',
      'title: A\nlink:\n  to: x\n  hrf: y',
      4,
      'Unknown key "link.hrf".',
      '"href"',
    ],
    [
      'a key that only another choice has',
      'title: A\nlink:\n  to: x\n  href: y',
      4,
      'Unknown key "link.href".',
      'Allowed: to.',
    ],
    [
      'a wrong kind of value',
      'title: A\norder: two',
      2,
      '"order" must be a number; found "two".',
      'Write a number for "order".',
    ],
    [
      'a list that is none',
      'title: A\ntags: x',
      2,
      '"tags" must be a list; found "x".',
      'Write it below "tags:", behind a hyphen: "- x".',
    ],
    [
      'a value that is not allowed',
      'title: A\nmode: drak',
      2,
      '"mode" can\'t be "drak".',
      'Did you mean "dark"?',
    ],
    ['a missing key', 'order: 2', 1, 'The key "title" is missing.', 'Write a string for "title".'],
    [
      'a missing key in a list',
      'title: A\ntags:\n  - {}',
      3,
      'The key "tags.0.name" is missing.',
      'Write a string',
    ],
    [
      'a text in place of keys',
      'just a text',
      1,
      '"the file" must be a mapping; found "just a text".',
      'Write each key on a line of its own: "key: value".',
    ],
  ])('tells %s with its line', (_, text, line, message, fix) => {
    const { value, mistakes } = parse(text)
    expect(value).toBeNull()
    expect(mistakes).toEqual([{ file: 'a.yml', line, message, fix: expect.stringContaining(fix) as string }])
  })

  it('suggests keys where the schema is wrapped in a preparation', () => {
    const prepared = z.preprocess((value) => value, schema)
    const { mistakes } = parseYaml({ text: 'title: A\nordr: 2', file: 'a.yml' }, prepared)
    expect(mistakes.map(({ fix }) => fix)).toEqual(['Did you mean "order"?'])
  })

  it('tells all mistakes at once', () => {
    expect(parse('titel: A\norder: two\nmode: x').mistakes).toHaveLength(3)
  })

  it.each([
    ['a colon in a value', 'title: A: B', 1],
    ['emphasis in place of a text', 'order: 1\ntitle: *A', 2],
    ['emphasis before a text', 'order: 1\ntitle: *A* thing', 2],
  ])('tells a syntax error with its line and does not throw: %s', (_, text, line) => {
    const { value, mistakes } = parse(text)
    expect(value).toBeNull()
    expect(mistakes).toEqual([
      {
        file: 'a.yml',
        line,
        message: expect.stringMatching(/^This is not valid YAML: .*[^.]\.$/) as string,
        fix: 'Quote values that contain ": " or begin with a special character.',
      },
    ])
  })

  it.each([
    ['a key that is given twice', 'title: A\ntitle: B', 2, 'The key "title" stands here twice.'],
    [
      'a quote that is not closed',
      'order: 1\ntitle: "A\nmode: x',
      2,
      'The quote " that begins here is not closed.',
    ],
    ['a space that is missing', 'order: 1\ntitle:A', 2, 'A space is missing after "title:".'],
    [
      'tabs',
      'title: A\ntags:\n\t- name: a\n\t  b: c',
      3,
      'The line is indented by a tab, which YAML does not take.',
    ],
  ])('tells %s in an author’s words, once', (_, text, line, message) => {
    expect(parse(text).mistakes).toEqual([
      { file: 'a.yml', line, message, fix: expect.any(String) as string },
    ])
  })

  it.each([
    ['of mistakes', 'title: A\nordr: 2'],
    ['of syntax errors', 'title: A\ntitle: B'],
  ])('counts the lines before the YAML: %s', (_, text) => {
    expect(parse(text, 10).mistakes.map(({ line }) => line)).toEqual([12])
  })

  it('takes an alias that has an anchor', () => {
    expect(parse('title: &a A\ntags:\n  - name: *a').value).toMatchObject({ tags: [{ name: 'A' }] })
  })
})
