import { spawn } from 'node:child_process'

/** Something to run, with a name by which its outcome is told. */
export interface Task {
  name: string
  /** As the shell takes it. */
  command: string
  /** Tasks that have to succeed first. */
  after?: readonly string[]
  /** Whether nothing runs beside it. What it prints is seen at once; others are heard when they have ended. */
  alone?: boolean
}

interface Ended {
  succeeded: boolean
  output: string
}

/** Runs a command in this process's terminal or, where others run beside it, keeps what it prints. */
function run({ command, alone }: Task): Promise<Ended> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, {
    shell: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color },
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ succeeded: code === 0, output: Buffer.concat(parts).toString() }),
    ),
  )
}

/**
 * Runs tasks in the order of their list, two at a time, and prints what each has said in one piece. One that fails
 * keeps none from running but those that need it, so that all failures are told.
 * @throws naming all that have failed and all that were left out
 */
export async function runTasks(tasks: readonly Task[], atOnce = 2): Promise<void> {
  const ended = new Map<string, boolean>()
  const running = new Map<Task, Promise<void>>()
  const waiting = new Set(tasks)
  const failed: string[] = []
  const skipped: string[] = []

  const begin = (task: Task) => {
    waiting.delete(task)
    if (task.alone) console.log(`\n▶ ${task.name}`)
    const since = performance.now()
    const end = run(task).then(({ succeeded, output }) => {
      const seconds = Math.round((performance.now() - since) / 1000)
      console.log(`\n${succeeded ? '✓' : '✗'} ${task.name} (${seconds} s)\n${output.trim()}`)
      if (!succeeded) failed.push(task.name)
      ended.set(task.name, succeeded)
      running.delete(task)
    })
    running.set(task, end)
  }
  const needed = ({ after = [] }: Task) => after.map((name) => ended.get(name))
  const mayBegin = (task: Task) =>
    running.size < (task.alone ? 1 : atOnce) &&
    ![...running.keys()].some(({ alone }) => alone) &&
    needed(task).every(Boolean)

  for (;;) {
    for (const task of waiting)
      if (needed(task).includes(false)) {
        waiting.delete(task)
        skipped.push(task.name)
        ended.set(task.name, false)
      } else if (mayBegin(task)) begin(task)
    if (!running.size) break
    await Promise.race(running.values())
  }
  for (const { name, after = [] } of waiting)
    throw new Error(`"${name}" waits for a task that there is not: ${after.join(', ')}.`)
  const list = (what: string, names: string[]) => (names.length ? `${what}: ${names.join(', ')}.` : '')
  // In the tasks' order, whichever has ended first.
  const inOrder = (names: string[]) => tasks.map(({ name }) => name).filter((name) => names.includes(name))
  if (failed.length)
    throw new Error([list('Failed', inOrder(failed)), list('Left out', skipped)].join(' ').trim())
}
