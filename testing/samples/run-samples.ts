import { rm } from 'node:fs/promises'
import path from 'node:path'
import { allCases } from './cases'
import { checkCli } from './cli'
import { checkGo } from './go'
import { checkPython } from './python'
import { startRecorder } from './recorder'
import { run, type Report } from './tools'
import { checkTypescript } from './typescript'

const checks = { typescript: checkTypescript, python: checkPython, cli: checkCli, go: checkGo }

/**
 * Runs the samples of some languages, one language after the other.
 * @param folder an empty one, for what they need
 * @param install whether to install boto3 of today there first
 */
export async function runSamples(
  languages: readonly string[],
  folder: string,
  install: boolean,
): Promise<Report[]> {
  if (install) {
    await run('python3', ['-m', 'venv', path.join(folder, 'venv')])
    await run(path.join(folder, 'venv/bin/pip'), ['install', 'boto3'])
    process.env.SAMPLES_PYTHON = path.join(folder, 'venv/bin/python')
  }
  const cases = await allCases()
  const reports: Report[] = []
  for (const [name, check] of Object.entries(checks)) {
    if (!languages.includes(name)) continue
    const recorder = await startRecorder(cases)
    // TypeScript finds the packages of the project from inside of it.
    const own = name === 'typescript' ? path.resolve('.build-cache/samples') : path.join(folder, name)
    reports.push(await check(cases, own, recorder))
    recorder.stop()
    if (name === 'typescript') await rm(own, { recursive: true })
  }
  return reports
}
