import { createHash } from 'node:crypto'
import { loadApi } from '../../../testing/fixtures/load-api'
import { coreType, membersOf, type Member, type Operation } from '../../api-reference/model'

/** The elements that requests and answers write each type as, by its name. */
function elementsOf(operations: Iterable<Operation>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { service, input, output } of operations) {
    const walk = (members: Member[], above: string[]) => {
      for (const { type, item, wire } of members) {
        const core = coreType(type)
        const inside = membersOf(core, service)
        if (!inside) continue
        const name = core.kind === 'named' ? core.name : ''
        if (name) found.set(name, (found.get(name) ?? new Set()).add(item ?? wire))
        if (!above.includes(name)) walk(inside, name ? [...above, name] : above)
      }
    }
    if (service.protocol === 'rest-xml') walk([...input, ...output], [])
  }
  return found
}

it("the examples of a type's page begin with the element that operations write it as", async () => {
  const { operations, dataTypes } = await loadApi()
  const elements = elementsOf(operations.values())
  const wrong = [...dataTypes.values()].flatMap(({ type: { name, element, format } }) => {
    const used = elements.get(name)
    return format !== 'xml' || !used || used.has(element)
      ? []
      : [`${name}: ${element}, not ${[...used].join()}`]
  })
  expect(wrong).toEqual([])
})

/** The text after each name of an ETag, however deep it lies. */
function etagsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    /^(ETag|.*If(None)?Match)$/.test(name) ? [String(inside)] : etagsIn(inside),
  )
}

it('an ETag is a hash in quotes, and that of a body that the example shows is its MD5', async () => {
  const wrong: string[] = []
  for (const { name, service, examples } of (await loadApi()).operations.values())
    for (const { title, status, input, output } of examples) {
      if (service.protocol === 'json') continue
      const at = `${name}: ${title}`
      for (const etag of etagsIn([input, output]))
        if (!/^"[0-9a-f]{32}(-\d+)?"$/.test(etag)) wrong.push(`${at}: ${etag}`)
      const body = input.Body ?? output.Body
      const etag = output.ETag
      if (status === 206 || typeof body !== 'string' || typeof etag !== 'string') continue
      const md5 = `"${createHash('md5').update(body).digest('hex')}"`
      if (etag !== md5) wrong.push(`${at}: ${etag}, not ${md5}`)
    }
  expect(wrong).toEqual([])
})

/** All structures in a value, itself included. */
function structuresIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(structuresIn)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}

it('an upload has one ID and an account one name in all examples, and no text ends with what marks a placeholder', async () => {
  const { operations, dataTypes } = await loadApi()
  const structures = structuresIn([
    ...[...operations.values()].flatMap(({ examples }) =>
      examples.map(({ input, output }) => [input, output]),
    ),
    ...[...dataTypes.values()].flatMap(({ type }) => type.examples.map(({ value }) => value)),
  ])
  const pairs = (id: string, name: string) => {
    const found = new Map<unknown, Set<unknown>>()
    for (const one of structures)
      if (one[id] !== undefined && one[name] !== undefined)
        found.set(one[id], (found.get(one[id]) ?? new Set()).add(one[name]))
    return [...found].filter(([, names]) => names.size > 1).map(([of, names]) => [of, ...names])
  }
  expect(pairs('UploadId', 'Key')).toEqual([])
  expect(pairs('ID', 'DisplayName')).toEqual([])
  const texts = structures.flatMap((one) => Object.values(one).filter((value) => typeof value === 'string'))
  expect(texts.filter((text) => /^[_\s]|[_\s]$/.test(text))).toEqual([])
})

it('lists have their keys and names in the order that the service lists them in', async () => {
  const wrong: string[] = []
  let lists = 0
  for (const { name, examples } of (await loadApi()).operations.values())
    for (const { title, output } of examples)
      for (const list of [output.Contents, output.Uploads, output.Buckets]) {
        if (!Array.isArray(list)) continue
        lists += 1
        const keys = (list as Record<string, string>[]).map(({ Key, Name }) => (Key ?? Name)!)
        if (keys.some((key, index) => index > 0 && keys[index - 1]! > key)) wrong.push(`${name}: ${title}`)
      }
  expect(lists).toBeGreaterThan(5)
  expect(wrong).toEqual([])
})

it('lifecycle rules move objects before they expire, and name no delete markers beside an age or a date', async () => {
  const { operations, dataTypes } = await loadApi()
  const rules = structuresIn([
    ...[...operations.values()].flatMap(({ examples }) =>
      examples.map(({ input, output }) => [input, output]),
    ),
    ...[...dataTypes.values()].flatMap(({ type }) => type.examples.map(({ value }) => value)),
  ]) as { Expiration?: Record<string, unknown>; Transitions?: { Days?: number }[] }[]
  const expiring = rules.filter(({ Expiration }) => typeof Expiration === 'object')
  expect(expiring.length).toBeGreaterThan(5)
  const wrong = expiring.filter(({ Expiration = {}, Transitions = [] }) => {
    const { Days, ExpiredObjectDeleteMarker } = Expiration
    const late = Transitions.some((move) => move.Days && Days && move.Days >= Number(Days))
    return late || (ExpiredObjectDeleteMarker !== undefined && Object.keys(Expiration).length > 1)
  })
  expect(wrong).toEqual([])
})

it('a lifecycle rule that deletes unfinished uploads has no filter by tag or size, which such uploads lack', async () => {
  const { operations, dataTypes } = await loadApi()
  const rules = structuresIn([
    ...[...operations.values()].flatMap(({ examples }) =>
      examples.map(({ input, output }) => [input, output]),
    ),
    ...[...dataTypes.values()].flatMap(({ type }) => type.examples.map(({ value }) => value)),
  ]) as { ID?: string; Filter?: object; AbortIncompleteMultipartUpload?: object }[]
  const aborting = rules.filter(({ AbortIncompleteMultipartUpload }) => AbortIncompleteMultipartUpload)
  expect(aborting.length).toBeGreaterThan(0)
  const names = ({ Filter }: { Filter?: object }) =>
    structuresIn(Filter).flatMap((filter) => Object.keys(filter))
  expect(aborting.filter((rule) => names(rule).some((name) => /^Tag|^ObjectSize/.test(name)))).toEqual([])
})
