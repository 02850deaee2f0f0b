import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pythonSample } from '../../src/api-reference/samples/python'
import { withoutTls, type Case } from './cases'
import type { startRecorder } from './recorder'
import { differences } from './same-request'
import { environment, lastLines, run, type Report } from './tools'

/** Runs every file of a folder in one process: importing boto3 takes longer than all calls. */
const runner = `
import contextlib, io, json, os, pathlib, sys, traceback
import boto3

results = {}
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.py.txt")):
    id = file.name.split(".")[0]
    os.environ["AWS_ACCESS_KEY_ID"] = id
    boto3.DEFAULT_SESSION = None
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(file.read_text(), str(file), "exec"), {})
        results[id] = None
    except BaseException as error:
        results[id] = "".join(traceback.format_exception_only(error)).strip()
print(json.dumps(results))
`

/** Runs the Python samples with boto3. */
export async function checkPython(
  cases: readonly Case[],
  folder: string,
  recorder: Awaited<ReturnType<typeof startRecorder>>,
): Promise<Report> {
  const python = process.env.SAMPLES_PYTHON ?? 'python3'
  const version = await run(python, ['-c', 'import boto3; print(boto3.__version__)'])
  const language = `Python (boto3 ${version.output.trim()})`
  if (version.code)
    return {
      language: 'Python',
      skipped: `${python} has no boto3: ${lastLines(version.output)}`,
      ran: 0,
      failures: [],
    }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'runner.py'), runner)
  for (const { id, operation, example, error } of cases)
    await writeFile(
      path.join(folder, `${id}.py.txt`),
      withoutTls(pythonSample(operation, example.input, error)),
    )
  const { code, output } = await run(python, [path.join(folder, 'runner.py'), folder], {
    env: environment(recorder.address, 'none'),
  })
  if (code) return { language, ran: 0, failures: [lastLines(output)] }
  const results = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, string | null>
  const failures = cases.flatMap((one) => {
    const failed = [
      ...(results[one.id] ? [results[one.id]!] : []),
      ...differences(one, recorder.requests.get(one.id)),
    ]
    return failed.map((failure) => `${one.title}: ${failure}`)
  })
  return { language, ran: cases.length, failures }
}
