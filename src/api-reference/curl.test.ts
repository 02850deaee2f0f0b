import { execFileSync } from 'node:child_process'
import { curlCommand, isPlainBody } from './curl'
import { bytesOf } from './values'

const steps = { canonicalRequest: '', stringToSign: '', signature: '' }
const request = {
  method: 'PUT',
  url: "https://a.example.com/it's/%20b?c",
  headers: [['x-amz-meta-a', 'one "two" $three']] as [string, string][],
  body: bytesOf("it's\n<b/>"),
  steps,
}

/** What a shell makes of a command: its words. */
const wordsOf = (command: string) =>
  execFileSync('sh', ['-c', command.replace(/^curl/, String.raw`printf '%s\0'`)], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

it('a shell reads from it what was signed', () => {
  expect(wordsOf(curlCommand(request))).toEqual([
    '--request',
    'PUT',
    '--path-as-is',
    request.url,
    '--header',
    'x-amz-meta-a: one "two" $three',
    // Or curl would say that it is a form.
    '--header',
    'Content-Type:',
    '--data-binary',
    "it's\n<b/>",
  ])
})

it('a file is named, GET needs no method, and HEAD waits for no body', () => {
  expect(wordsOf(curlCommand(request, 'a b.bin')).at(-1)).toBe('@a b.bin')
  const empty = { ...request, headers: [], body: bytesOf('') }
  expect(wordsOf(curlCommand({ ...empty, method: 'GET' }))).toEqual(['--path-as-is', request.url])
  expect(wordsOf(curlCommand({ ...empty, method: 'HEAD' }))[0]).toBe('--head')
})

it.each([
  ['text', bytesOf('Hällo\n'), true],
  ['what curl would take for a file', bytesOf('@home'), false],
  ['bytes', Uint8Array.from([255, 0]), false],
])('whether a shell can hold %s', (_, body, can) => {
  expect(isPlainBody(body)).toBe(can)
})
