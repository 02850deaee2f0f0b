import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { typescriptSample } from '../../src/api-reference/samples/javascript'
import { operationsWithoutSdk } from '../../src/node/api/sdk-gaps'
import type { Case } from './cases'
import type { Report } from './tools'

/** Compiles the JavaScript samples, with the casts that the pages show, as strict TypeScript. */
export async function checkTypescript(all: readonly Case[], folder: string): Promise<Report> {
  const cases = all.filter(({ operation }) => !(operation.name in operationsWithoutSdk))
  await mkdir(folder, { recursive: true })
  const files = cases.map(({ id }) => path.join(folder, `${id}.mts`))
  for (const [index, { operation, example, error }] of cases.entries())
    await writeFile(files[index]!, typescriptSample(operation, example.input, error))
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  })
  const failures = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    const wrong = /Type '"[^']*"' is not assignable to type '[^']*'/.exec(text)?.[0] ?? text.split('\n')[0]!
    const found = cases.find((_, index) => files[index] === file?.fileName)
    return `${found?.title ?? ''}: ${wrong}`
  })
  return { language: `TypeScript (${ts.version}, strict)`, ran: cases.length, failures }
}
