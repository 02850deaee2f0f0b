import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import packageJson from '../package.json'
import { loadCommand, type Call } from './load-command'

/** Commands that are scripts, by their names: what "npm run" calls. */
const commands = Object.entries(packageJson.scripts).flatMap(([name, line]) => {
  const file = /\bscripts\/\S+\.ts/.exec(line)?.[0]
  return file ? [{ name, file }] : []
})

it('every script is a command, and its file has the name of the command', () => {
  expect(commands.length).toBeGreaterThan(10)
  for (const { name, file } of commands) expect(file).toBe(`scripts/${name.replaceAll(':', '-')}.ts`)
  const isCommand = (file: string) => /^void runCommand\(/m.test(readFileSync(file, 'utf8'))
  const files = globSync('scripts/*.ts').filter(isCommand)
  expect(files.sort()).toEqual(commands.map(({ file }) => file).sort())
})

describe.each(commands)('npm run $name', ({ name, file }) => {
  const usage = new RegExp(`Usage: npm run (--silent )?${name}( |$|,)`)
  let call: Call
  beforeAll(async () => {
    call = await loadCommand(path.basename(file, '.ts'))
  })

  it('says with --help how it is called, and does nothing', async () => {
    const { code, output } = await call(['--help'])
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(usage) as string })
    expect(output.split('\n')).toHaveLength(1)
  })

  it('tells in one line what is wrong with an argument, and how it is called', async () => {
    const { code, output } = await call(['--nonsense'])
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(usage) as string })
    expect(output).toMatch(/^Unknown option '--nonsense'\. Usage: .*$/)
  })
})

it.each<[string, string, unknown]>([
  ['serve', 'x', '"x" is a word too many.'],
  ['bench-dev', 'many', '"many" is not a whole number from 1.'],
  ['bench-build', '0', '"0" is not a whole number from 1.'],
  ['lint-prose', 'content/none.mdx', 'There is no file content/none.mdx.'],
  ['shots', 'nowhere', expect.stringMatching(/^No page is named nowhere\. Pages: .*bloom-clock\.$/)],
])('%s refuses %s with one line that says how it is called', async (name, word, message) => {
  const { code, output } = await (await loadCommand(name))([word])
  const [said, usage] = output.split(' Usage: npm run ')
  expect({ code, said }).toEqual({ code: 1, said: message })
  expect(usage).toMatch(new RegExp(`^${name.replace('-', ':')}.*$`))
})

it.each<[string[], string]>([
  [['--bucket', 'a', '--bucket=b'], '--bucket is said twice. Say it once.'],
  [['--bucket'], "Option '--bucket <value>' argument missing."],
  [['--dry-run=yes'], "Option '--dry-run' does not take an argument."],
])('deploy:s3 refuses %j', async (args, message) => {
  const { code, output } = await (await loadCommand('deploy-s3'))(args)
  expect({ code, said: output.split(' Usage: npm run ')[0] }).toEqual({ code: 1, said: message })
})

it.each(['abc', '99999', '-1'])('serve refuses the port %s', async (port) => {
  const { code, output } = await (await loadCommand('serve'))([], { PORT: port })
  expect({ code, output }).toEqual({
    code: 1,
    output: `PORT is "${port}". Write a number from 0 to 65535, as PORT=9001 npm run serve.`,
  })
})

describe('the table of commands in README', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `npm run '))
  const named = rows.flatMap((row) => [...row.matchAll(/`npm run ([\w:]+)`/g)].map(([, name]) => name!))

  it('has commands that there are', () => {
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
  })

  it('has every script, but those that are said above it or a part of npm run check', () => {
    const missing = commands.map(({ name }) => name).filter((name) => !named.includes(name))
    expect(missing.sort()).toEqual(['lint:prose', 'test'])
  })
})
