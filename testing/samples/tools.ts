import { spawn } from 'node:child_process'

/** What running the samples of one language has shown. */
export interface Report {
  language: string
  /** Why nothing could be run. */
  skipped?: string
  /** Samples that the tool is too old for. */
  tooNew?: string[]
  ran: number
  failures: string[]
}

/** Runs a command to its end. */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
) =>
  new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', () => done({ code: 127, output: `${command} is not installed` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })

/** What makes a client ask the recorder, under a case's access key ID. */
export const environment = (proxy: string, id: string) => ({
  AWS_ACCESS_KEY_ID: id,
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: '',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_MAX_ATTEMPTS: '1',
  AWS_PAGER: '',
  // Asks for a checksum that the page does not show.
  AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
  HTTP_PROXY: proxy,
  http_proxy: proxy,
})

/** The end of what a program has said: where errors stand. */
export const lastLines = (output: string) => output.trim().split('\n').slice(-3).join(' | ')
