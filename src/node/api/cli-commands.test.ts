import path from 'node:path'
import { settings } from '../../site/settings'
import { readSource } from '../source/read-source'
import { documentationGaps } from './documentation-gaps'

/*
 * What pages outside of the reference call. The AWS CLI has a region of its own for S3 where none is set. For KMS it has
 * none, and ends with "You must specify a region".
 */

/** The commands of the shell on a page, each on one line, in their order. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*```bash.*\n([\s\S]*?)^[ \t]*```/gm)].flatMap(([, block]) =>
    block!.replace(/\\\n\s*/g, '').split('\n'),
  )

/** What stands on a page before it writes a configuration that names the region for all commands. */
const beforeConfiguration = (text: string): string =>
  text.split(/^[ \t]*```ini title="~\/\.aws\/config"[^`]*^region = /m)[0]!

/** Those that call a key without naming a region, before the page sets one for all. */
function withoutRegion(text: string): string[] {
  const commands = commandsOf(beforeConfiguration(text))
  const set = commands.findIndex((command) => /\bexport AWS_REGION=/.test(command))
  return commands
    .slice(0, set < 0 ? undefined : set)
    .filter((command) => /\baws kms \w/.test(command) && !command.includes('--region'))
}

const source = readSource(path.join(__dirname, '../../..'), settings, false)

/** Pages that call an operation of AWS that the service doesn't document, and say so beside it. */
const tried = [
  'api/guides/cors.mdx PutBucketCors',
  'api/q-storage/user-manual/access-control.mdx PutBucketPolicy',
]

it('pages call operations that are documented, or say that one is not', async () => {
  const operations = Object.values(documentationGaps).flatMap(({ operations }) => operations)
  const byCommand = new Map(
    operations.map((name) => [name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(), name]),
  )
  const called = (text: string) =>
    [
      ...[...text.matchAll(/\baws (?:s3api|kms) ([\w-]+)/g)].map(([, command]) => byCommand.get(command!)),
      ...[...text.matchAll(/\b(\w+)Command\b/g)].map(([, name]) => operations.find((one) => one === name)),
    ].filter((name) => name !== undefined)
  const found = (await source).pages.flatMap(({ file, text }) =>
    called(text).map((name) => `${file} ${name}`),
  )
  expect([...new Set(found)].toSorted()).toEqual(tried)
})

it('every command that calls a key says in which region', async () => {
  const { pages } = await source
  expect(pages.some(({ text }) => text.includes('aws kms '))).toBe(true)
  const wrong = pages.flatMap(({ file, text }) => withoutRegion(text).map((command) => `${file}: ${command}`))
  expect(wrong).toEqual([])
})
