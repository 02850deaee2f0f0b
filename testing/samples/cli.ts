import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bytesOf, textOf } from '../../src/api-reference/values'
import { cliSample } from '../../src/api-reference/samples/cli'
import { withoutTls, type Case } from './cases'
import type { startRecorder } from './recorder'
import { differences } from './same-request'
import { environment, lastLines, run, type Report } from './tools'

/** Whether the CLI ended because it doesn't know the command or an option of it. */
const isUnknown = (code: number, output: string) =>
  code === 252 && /Invalid choice|Unknown options/.test(output)

/** Runs the samples of the AWS CLI, each in a folder with the file that it uploads. */
export async function checkCli(
  cases: readonly Case[],
  folder: string,
  recorder: Awaited<ReturnType<typeof startRecorder>>,
): Promise<Report> {
  const version = await run('aws', ['--version'])
  const language = `AWS CLI (${version.output.split(' ')[0]})`
  const skip = (skipped: string): Report => ({ language, skipped, ran: 0, failures: [] })
  if (version.code) return skip(lastLines(version.output))
  if (!version.output.startsWith('aws-cli/2.')) return skip('the samples need version 2')
  await mkdir(path.join(folder, '.aws'), { recursive: true })
  // What comments in the samples tell to do once.
  const config = [
    '[default]',
    's3 =',
    '  addressing_style = virtual',
    'request_checksum_calculation = when_required',
  ]
  await writeFile(path.join(folder, '.aws/config'), `${config.join('\n')}\n`)
  const failures: string[] = []
  const tooNew: string[] = []
  for (const one of cases) {
    const { id, operation, example } = one
    const sample = withoutTls(cliSample(operation, example.input))
    const body = operation.input.find(({ in: place, type }) => place === 'payload' && type.kind === 'scalar')
    const file = / --body (\S+)/.exec(sample)?.[1]
    if (body && file) await writeFile(path.join(folder, file), bytesOf(example.input[body.name]))
    const { code, output } = await run('bash', ['-c', sample], {
      cwd: folder,
      env: {
        ...environment(recorder.address, id),
        HOME: folder,
        AWS_CONFIG_FILE: path.join(folder, '.aws/config'),
      },
    })
    if (isUnknown(code, output)) {
      tooNew.push(one.title)
      continue
    }
    const failed = [
      ...(code ? [`it ended with ${code}: ${lastLines(output)}`] : []),
      ...differences(one, recorder.requests.get(id)),
    ]
    const saved = /\n {2}([\w.-]+)$/.exec(sample)?.[1]
    const content = example.output.Body
    if (
      saved &&
      content !== undefined &&
      (await readFile(path.join(folder, saved), 'utf8')) !== textOf(content)
    )
      failed.push(`${saved} does not hold the object`)
    failures.push(...failed.map((failure) => `${one.title}: ${failure}`))
  }
  return { language, ran: cases.length - tooNew.length, tooNew, failures }
}
