import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pidtree from 'pidtree'
import pidusage from 'pidusage'

/** What a command took. */
export interface CommandCost {
  /** From its start to its end. */
  seconds: number
  /** Of all processors together, the command's own processes and those that they started. */
  cpu: number
  /** Largest sum of the resident memory of all processes, in MB. */
  memory: number
}

/** Runs a command with its output in the file $LOG, and says as the last lines what it and its children took. */
const timed = '"$@" >"$LOG" 2>&1; code=$?; times; exit $code'

/** Minutes and seconds as the shell's `times` prints them: "1m2.34s". */
const printedTime = /(\d+)m([\d.]+)s/g

/** The seconds of CPU time in what `times` prints: of the shell and of its children, in user mode and in the system's. */
export const cpuSeconds = (times: string): number =>
  [...times.matchAll(printedTime)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )

/**
 * Runs a command and watches the memory of its processes.
 * @param log the file that gets its output
 * @throws when it fails, with the end of its output
 */
export function measureCommand(
  command: readonly string[],
  { cwd, log, env = {} }: { cwd: string; log: string; env?: Record<string, string | undefined> },
): Promise<CommandCost> {
  const start = performance.now()
  const child = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env, LOG: log },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let times = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (times += text))
  let memory = 0
  const timer = setInterval(
    () => void memoryOf(child.pid!).then((sum) => (memory = Math.max(memory, sum))),
    250,
  )
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - start) / 1000
      if (code === 0) resolve({ seconds, cpu: cpuSeconds(times), memory })
      else reject(new Error(`"${command.join(' ')}" failed in ${cwd}:\n${endOf(log)}\nAll of it: ${log}`))
    })
  })
}

/** The last lines of a file. */
const endOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n')

/** Resident memory of a process and all below it, in MB; 0 once they are gone. */
async function memoryOf(pid: number): Promise<number> {
  try {
    const usage = await pidusage(await pidtree(pid, { root: true }))
    return Object.values(usage).reduce((sum, { memory }) => sum + memory, 0) / 1e6
  } catch {
    return 0
  }
}
