import path from 'node:path'
import * as commands from './command'

/** What a command has printed, and its exit code. */
export interface Called {
  code: number
  output: string
}

/** Calls a command with arguments and an environment, of which it gets nothing else. */
export type Call = (args: readonly string[], environment?: Record<string, string>) => Promise<Called>

type Command = Parameters<typeof commands.runCommand>[0]

/** The commands that have been loaded, by the names of their scripts. */
const loaded = new Map<string, Command>()
let last: Command

// A script runs its command as soon as it is loaded; here it hands it over.
jest.doMock('./command', () => ({ ...commands, runCommand: (command: Command) => void (last = command) }))

/**
 * A command of package.json as a function. It is loaded once and runs in the process of the test, which spares it the
 * second that a process of its own takes to start. One call at a time: arguments, environment and what is printed are the
 * process's.
 * @param name its script's, without the ending: "deploy-s3"
 */
export async function loadCommand(name: string): Promise<Call> {
  if (!loaded.has(name)) {
    await import(path.resolve(`scripts/${name}.ts`))
    loaded.set(name, last)
  }
  const command = loaded.get(name)!
  return (args, environment = {}) => runAsProcess(() => commands.runCommand(command), args, environment)
}

async function runAsProcess(run: () => Promise<void>, args: readonly string[], env: Record<string, string>) {
  const printed: string[] = []
  const spies = (['log', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void printed.push(line.join(' '))),
  )
  const { argv, env: usual, exitCode } = process
  Object.assign(process, { argv: [...argv.slice(0, 2), ...args], env })
  try {
    await run()
    return { code: Number(process.exitCode ?? 0), output: printed.join('\n').trim() }
  } finally {
    Object.assign(process, { argv, env: usual, exitCode })
    for (const spy of spies) spy.mockRestore()
  }
}
