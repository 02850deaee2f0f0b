import './settings-first'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Report } from '../testing/samples/tools'
import { runCommand, WrongArguments } from './command'

/*
 * Runs the samples of the API reference as they stand on its pages: TypeScript is compiled, Python, AWS CLI and Go send
 * their requests to a proxy on this machine. What the machine lacks is skipped and said; `--all` takes that for a
 * failure. JavaScript runs in a unit test, src/node/api/sdk.test.ts.
 */
const languages = ['typescript', 'python', 'cli', 'go']

function textOf({ language, ran, skipped, tooNew = [], failures }: Report): string {
  const result = skipped ? `skipped, since ${skipped}` : `${ran} samples, ${failures.length} failures`
  const unknown = tooNew.length ? [`  not run, since this version is too old: ${tooNew.join('; ')}`] : []
  return [`${language}: ${result}`, ...unknown, ...failures.map((failure) => `  ${failure}`)].join('\n')
}

async function check({ all, install }: { all?: boolean; install?: boolean }, words: string[]) {
  const unknown = words.find((word) => !languages.includes(word))
  if (unknown) throw new WrongArguments(`No language is named ${unknown}.`)
  const { runSamples } = await import('../testing/samples/run-samples')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'))
  const reports = await runSamples(words.length ? words : languages, folder, install === true)
  await rm(folder, { recursive: true })
  const text = reports.map(textOf).join('\n')
  const isFailure = ({ failures, skipped, tooNew }: Report) =>
    failures.length || (all && (skipped || tooNew?.length))
  if (reports.some(isFailure)) throw new Error(text)
  return text
}

void runCommand({
  usage: 'npm run check:samples [-- [--all] [--install] [typescript] [python] [cli] [go]]',
  options: { all: { type: 'boolean' }, install: { type: 'boolean' } },
  words: languages.length,
  run: check,
})
