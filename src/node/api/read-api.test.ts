import { keyService, makeApi, storeService } from '../../../testing/fixtures/make-api'

const lock = (more = '', example = 'input: { KeyId: a }') => `
operation:
  name: Lock
  input:
    - KeyId
${more
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
  examples:
    - title: Lock a door
      ${example}
`

/** "line: message → fix" of every mistake. */
async function mistakesOf(models: Record<string, string>, services?: Record<string, string>) {
  const { mistakes } = await makeApi(models, services && { services })
  return mistakes.map(({ line, message, fix }) => `${line}: ${message} → ${fix}`)
}

it('takes a model without mistakes', async () => {
  expect(await mistakesOf({ 'keys/lock': lock() })).toEqual([])
})

describe("a model's mistakes, with their lines", () => {
  it.each([
    [
      'an unknown shared member',
      '- KeyIt',
      '8: The service has no shared member "KeyIt". → Did you mean "KeyId"?',
    ],
    [
      'a member that stands twice',
      '- { name: KeyId, description: Again. }',
      '8: The member "KeyId" stands here twice. → Remove one of the two.',
    ],
    [
      'a member without a description',
      '- { name: Door }',
      '8: The member "Door" has no description. → Say what it is for, in one sentence.',
    ],
    [
      'an unknown type',
      '- name: Tags\n  type: Tagg[]\n  description: Its tags.',
      '9: The type "Tagg" is not known. → Did you mean "Tag"?',
    ],
    [
      'an unknown type of a JSON document',
      '- { name: Policy, json: Polizy, description: A policy. }',
      '8: The type "Polizy" is not known. → Allowed: Tag, string, integer, long, double, boolean, timestamp, blob, document, structure.',
    ],
    [
      'a structure without members',
      '- { name: Door, type: structure, description: A door. }',
      '8: The structure "Door" has no members. → Write members:, or the name of a type.',
    ],
    [
      'a nested member that stands twice',
      '- name: Door\n  description: A door.\n  members:\n    - { name: A, description: First. }\n    - { name: A, description: Second. }',
      '12: The member "A" stands here twice. → Remove one of the two.',
    ],
    [
      'limits that no value keeps to',
      '- { name: Door, description: A door., min: 9, max: 5 }',
      '8: "Door" must be at least 9 and at most 5. → Correct one of the two.',
    ],
    [
      'a default that is not allowed',
      '- { name: Door, description: A door., allowed: [OPEN, SHUT], default: OPN }',
      '8: "OPN", the default of "Door", is not allowed. → Did you mean "OPEN"?',
    ],
    [
      'a member without a name',
      '- { description: Who? }',
      '8: The member has no name. → Write name: …, or use: … for a shared one.',
    ],
    [
      'an unknown key',
      '- { name: Door, desciption: A door. }',
      '8: Unknown key "operation.input.1.desciption". → Did you mean "description"?',
    ],
  ])('%s', async (_, more, expected) => {
    expect(await mistakesOf({ 'keys/lock': lock(more) })).toEqual([expected])
  })

  it('an unknown error, one that stands twice, an unknown related operation', async () => {
    const model = lock().replace(
      '  examples:',
      '  errors: [NotFound, NotFount, NotFound]\n  related: [Unlok, Lock, Unlock, Unlock]\n  examples:',
    )
    expect(await mistakesOf({ 'keys/lock': model, 'keys/unlock': lock().replace('Lock', 'Unlock') })).toEqual(
      [
        '9: The service has no error "NotFount". → Did you mean "NotFound"? Or write code:, status: and when: here.',
        '9: The error "NotFound" stands here twice. → Remove one of the two.',
        '10: The related operation "Unlok" is not known. → Did you mean "Unlock"?',
        '10: The operation is related to itself. → Remove "Lock".',
        '10: The related operation "Unlock" stands here twice. → Remove one of the two.',
      ],
    )
  })

  it('an operation or a type that two pages describe', async () => {
    const type = 'dataType:\n  name: Door\n  members:\n    - { name: A, description: First. }'
    expect(
      await mistakesOf({
        'keys/lock': lock(),
        'keys/lock2': lock(),
        'store/door': type,
        'store/door2': type,
      }),
    ).toEqual([
      '5: The operation "Lock" is described twice. → Rename or remove one of the two.',
      '5: The type "Door" is described twice. → Rename or remove one of the two.',
    ])
  })

  it('a page in the folder of no service', async () => {
    expect(await mistakesOf({ lock: lock() })).toEqual([
      '4: The page stands in the folder of no service. → Folders of services: guide/keys, guide/store.',
    ])
  })

  it('mistakes of the service file', async () => {
    const broken = keyService
      .replace('commonErrors: [Broken]', 'commonErrors: [Brokn]')
      .replace('name: TagKey', 'name: TagKey, type: Tak')
    expect(await mistakesOf({ 'keys/lock': lock() }, { keys: broken, store: storeService })).toEqual([
      '23: The service has no error "Brokn". → Did you mean "Broken"? Or write code:, status: and when: here.',
      '19: The type "Tak" is not known. → Did you mean "Tag"?',
    ])
  })

  it('a type with mistakes is reported once, not where it is used', async () => {
    const used = `
operation:
  name: Open
  method: GET
  output:
    - { name: Door, type: Door, description: The door. }
  examples: [{ title: Open, output: { Door: { Name: Front } } }]`
    const mistakes = await mistakesOf({
      'store/door':
        'dataType:\n  name: Door\n  members:\n    - { name: Name, typo: x, description: Its name. }',
      'store/open': used,
    })
    expect(mistakes).toEqual(['7: Unknown key "dataType.members.0.typo". → Did you mean "type"?'])
  })
})

describe('an example that does not fit its model', () => {
  const members = `
- { name: Count, type: integer, min: 1, max: 9, description: How many. }
- { name: Kind, allowed: [BIG, SMALL], description: Which. }
- { name: Code, pattern: "[a-z]+", description: Letters. }
- { name: Open, type: boolean, description: Whether. }
- { name: When, type: timestamp, description: When. }
- { name: Data, type: blob, max: 3, description: Bytes. }
- { name: Tags, type: "Tag[]", max: 1, description: Tags. }
- { name: Pairs, type: map<string>, each: { max: 2 }, description: Pairs. }`.trim()
  const check = (values: string) =>
    mistakesOf({ 'keys/lock': lock(members, `input: { KeyId: a, ${values} }`) })

  it.each([
    [
      'Count: 3, Kind: BIG, Code: abc, Open: false, When: "2026-03-01T12:00:00Z", Data: abc, Tags: [{ TagKey: a }], Pairs: { a: b }',
      undefined,
    ],
    ['Data: { base64: YWJj }', undefined],
    ['Cont: 3', 'The example has "Cont", which is no member here. → Did you mean "Count"?'],
    ['Count: "3"', '"Count" must be a whole number; the example has "3".'],
    ['Count: 10', '"Count" must be at most 9; the example has 10.'],
    [
      'Kind: HUGE',
      '"Kind" must be one of the allowed values; the example has "HUGE". → Allowed: BIG, SMALL.',
    ],
    ['Code: a1', '"Code" must be of the form [a-z]+; the example has "a1".'],
    ['Code: 12', '"Code" must be a string; the example has 12. → Put it in quotes.'],
    ['Open: "no"', '"Open" must be true or false; the example has "no".'],
    ['When: soon', '"When" must be a point in time such as "2026-03-01T12:00:00Z"; the example has "soon".'],
    ['Data: abcd', '"Data" must be at most 3 bytes; the example has "abcd".'],
    ['Data: { base64: x }', '"Data" must be valid Base64; the example has {"base64":"x"}.'],
    ['Tags: { TagKey: a }', '"Tags" must be a list; the example has {"TagKey":"a"}.'],
    ['Tags: [{}]', 'The example lacks the required member "TagKey". → Write TagKey: …'],
    [
      'Tags: [{ TagKey: a }, { TagKey: b }]',
      '"Tags" must be at most 1 items; the example has [{"TagKey":"a"},{"TagKey":"b"}].',
    ],
    ['Pairs: { a: long }', '"a" must be at most 2 characters; the example has "long".'],
  ])('%s', async (values, message) => {
    const line = 9 + members.split('\n').length + 1
    expect(await check(values)).toEqual(
      message ? [`${line}: ${message.includes('→') ? message : `${message} → undefined`}`] : [],
    )
  })

  it('lacks what is required', async () => {
    expect(await mistakesOf({ 'keys/lock': lock('', 'input: {}') })).toEqual([
      '11: The example lacks the required member "KeyId". → Write KeyId: …',
    ])
  })

  it('an operation with REST needs a method', async () => {
    expect(
      await mistakesOf({ 'store/open': 'operation:\n  name: Open\n  examples: [{ title: Open }]' }),
    ).toEqual(['4: The operation has no method. → Write method: GET, PUT, POST, DELETE or HEAD.'])
  })
})

it('names members by which no list can go on', async () => {
  const paged = lock('- { name: Marker, description: Where. }').replace(
    '  examples:',
    '  pagination: { token: Markr, next: Marker }\n  examples:',
  )
  const mistakes = await mistakesOf({ 'keys/lock': paged })
  expect(mistakes).toEqual([
    expect.stringContaining('The operation has no member "Markr" there. → Did you mean "Marker"?') as string,
    expect.stringContaining('The operation has no member "Marker" there.') as string,
  ])
})
