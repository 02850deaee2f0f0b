import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { goSample } from '../../src/api-reference/samples/go'
import { operationsWithoutSdk } from '../../src/node/api/sdk-gaps'
import { withoutTls, type Case } from './cases'
import type { startRecorder } from './recorder'
import { differences } from './same-request'
import { environment, lastLines, run, type Report } from './tools'

/** One program that holds all samples: linking takes longer than compiling. */
const mainOf = (ids: readonly string[]) => `package main

import (
	"os"

${ids.map((id) => `\t"samples/${id.toLowerCase()}"`).join('\n')}
)

func main() {
	map[string]func(){
${ids.map((id) => `\t\t"${id}": ${id.toLowerCase()}.Main,`).join('\n')}
	}[os.Args[1]]()
}
`

/** Compiles the Go samples, looks at them with \`go vet\`, and runs them. */
export async function checkGo(
  all: readonly Case[],
  folder: string,
  recorder: Awaited<ReturnType<typeof startRecorder>>,
): Promise<Report> {
  const cases = all.filter(({ operation }) => !(operation.name in operationsWithoutSdk))
  const version = await run('go', ['version'])
  const language = `Go (${version.output.split(' ')[2] ?? ''})`
  const fail = (failure: string): Report => ({ language, ran: 0, failures: [failure] })
  if (version.code) return { language: 'Go', skipped: lastLines(version.output), ran: 0, failures: [] }
  const root = path.join(folder, 'src/samples')
  for (const { id, operation, example, error } of cases) {
    const own = path.join(root, id.toLowerCase())
    await mkdir(own, { recursive: true })
    const sample = withoutTls(goSample(operation, example.input, error))
      .replace('package main', `package ${id.toLowerCase()}`)
      .replace('func main()', 'func Main()')
    await writeFile(path.join(own, 'sample.go'), sample)
  }
  await writeFile(path.join(root, 'main.go'), mainOf(cases.map(({ id }) => id)))
  // Debian and others bring the SDK as sources; elsewhere it comes from the proxy of modules.
  const inPath = process.env.GO111MODULE === 'off'
  const env: Record<string, string> = inPath ? { GOPATH: `${folder}:${process.env.GOPATH ?? ''}` } : {}
  if (!inPath) {
    await writeFile(path.join(root, 'go.mod'), 'module samples\n\ngo 1.24\n')
    const tidy = await run('go', ['mod', 'tidy'], { cwd: root })
    if (tidy.code)
      return { language, skipped: `the SDK can't be had: ${lastLines(tidy.output)}`, ran: 0, failures: [] }
  }
  const vet = await run('go', ['vet', './...'], { cwd: root, env })
  if (vet.code) return fail(vet.output)
  const program = path.join(folder, 'samples.bin')
  const build = await run('go', ['build', '-o', program, '.'], { cwd: root, env })
  if (build.code) return fail(build.output)
  const failures: string[] = []
  for (const one of cases) {
    const { code, output } = await run(program, [one.id], { env: environment(recorder.address, one.id) })
    const failed = [...(code ? [lastLines(output)] : []), ...differences(one, recorder.requests.get(one.id))]
    failures.push(...failed.map((failure) => `${one.title}: ${failure}`))
  }
  return { language, ran: cases.length, failures }
}
