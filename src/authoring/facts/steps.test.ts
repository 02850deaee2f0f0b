import { execFile } from 'node:child_process'
import type { Listing } from './listings'
import { mistakeOf, operatorPath, reasonOf, scriptOf, trySteps, type End } from './steps'

const listing = (line: number, code: string, more: Partial<Listing> = {}): Listing => ({
  file: 'content/docs/a.mdx',
  line,
  language: 'bash',
  code,
  run: true,
  ...more,
})

/** Runs a script as it is, in no machine: for steps that change nothing. */
const runHere = (script: string) =>
  new Promise<End>((resolve) =>
    execFile('bash', ['-c', script], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    ),
  )

describe('the steps of a page', () => {
  it('are run in one shell, in their order', async () => {
    const script = scriptOf([listing(3, 'A=$(mktemp -u)'), listing(9, 'test -n "$A"\necho "it is $A"')])
    const { code, said } = await runHere(script)
    expect(code).toBe(0)
    expect(said).toMatch(/^it is \/tmp/)
  })

  it.each([
    ['false', 1],
    ['false | cat', 1],
    ['ls /nowhere', 2],
  ])('end at %s, and the line of that step is told', async (code, status) => {
    const end = await runHere(scriptOf([listing(3, 'true'), listing(7, code), listing(9, 'echo after')]))
    expect(end.said).not.toContain('after')
    const mistake = mistakeOf(end, 'a.mdx')
    expect(mistake).toMatchObject({ file: 'a.mdx', line: 7 })
    expect(mistake?.message).toContain(`ends with ${status} in an empty Debian`)
  })

  it('write a file whose title is its path', () => {
    const file = listing(5, '[Unit]\nA=$B', { language: 'ini', title: '/etc/a.service' })
    expect(scriptOf([file])).toContain(
      "sudo tee '/etc/a.service' > /dev/null <<'END OF FILE'\n[Unit]\nA=$B\nEND OF FILE",
    )
  })
})

describe('a listing that is not run', () => {
  it.each([
    ['curl -s x | bash', 'need the network or another machine'],
    ['qclient token balance', 'need a program of the network'],
    ['sudo systemctl start x', 'need a running system'],
    ['ls', 'aren’t marked "run"'],
  ])('%s says why', (code, reason) => {
    expect(reasonOf(listing(1, code))).toBe(reason)
  })
})

describe('trying the steps', () => {
  const machines = (ends: End[] = []) => {
    const calls: [string, string | undefined][] = []
    let open = 0
    return {
      calls,
      opened: () => open,
      machine: () => {
        open++
        return Promise.resolve({
          run: (script: string, given: string | undefined) => {
            calls.push([script, given])
            return Promise.resolve(ends.shift() ?? { code: 0, said: '' })
          },
          close: () => Promise.resolve(),
        })
      },
    }
  }
  const onPath = operatorPath.map(({ page }) =>
    listing(3, `echo ${page}`, { file: `content/docs/${page}.mdx` }),
  )

  it('takes one machine for the operator’s path, and one for each other page', async () => {
    const { calls, opened, machine } = machines()
    const tried = await trySteps([listing(3, 'echo alone'), ...onPath], machine)
    expect(opened()).toBe(2)
    expect(calls.map(([, given]) => given)).toEqual([...operatorPath.map(({ given }) => given), undefined])
    expect(tried).toEqual({ mistakes: [], ran: onPath.length + 1, skipped: {} })
  })

  it('leaves the rest of a path on which a step fails, and counts what ran', async () => {
    const { calls, machine } = machines([{ code: 1, said: 'no\n::step 3 1\n' }])
    const tried = await trySteps(onPath, machine)
    expect(calls).toHaveLength(1)
    expect(tried).toMatchObject({ ran: 0, mistakes: [{ file: onPath[0]!.file, line: 3 }] })
  })

  it('runs nothing without a machine, and counts what it leaves by reason', async () => {
    const tried = await trySteps([listing(3, 'ls'), listing(5, 'curl x', { run: undefined })], undefined)
    expect(tried).toEqual({
      mistakes: [],
      ran: 0,
      skipped: { 'are marked "run"': 1, 'need the network or another machine': 1 },
    })
  })

  it('tells of a mark on what is neither for a shell nor a file', async () => {
    const { calls, machine } = machines()
    const { mistakes } = await trySteps([listing(3, 'a: 1', { language: 'yaml', title: 'a.yml' })], machine)
    expect(mistakes.map(({ line }) => line)).toEqual([2])
    expect(mistakes[0]?.message).toContain('whole path')
    expect(calls).toEqual([])
  })
})
