import { parseFrontmatter } from '../page/frontmatter'
import { commandId, flagId, shortName } from './command'

const file = 'content/docs/a.mdx'
const variables = { version: '2.1' }

/** The mistakes of a page with one command, each with its line. Lines of the command begin at line 5. */
function mistakesOf(command: string) {
  const head =
    'title: Token commands\ndescription: Look up your account and your coins, and send them to others.'
  const text = `---\n${head}\ncommands:\n${command}\n---\n`
  return parseFrontmatter(text, file, variables).mistakes.map(({ line, message }) => `${line}: ${message}`)
}

const good = `  - name: qclient token split
    summary: Splits a coin into several
    synopsis: qclient token split <OfCoin> [--parts <n>]
    arguments:
      - name: OfCoin
        type: coin address
        description: The coin to split.
    flags:
      - name: --parts
        short: -p
        type: number
        default: 1
        description: Into how many coins.
        since: '{version}'
    examples:
      - title: 'Three parts:'
        run: qclient token split 0x1 --parts 3
        output: done`

describe('a command in the frontmatter', () => {
  it('is taken when it is whole', () => {
    expect(mistakesOf(good)).toEqual([])
  })

  it.each([
    ['a misspelled key', 'summary:', 'sumary:', '6: Unknown key "commands.0.sumary".'],
    ['a missing key', '        type: number\n', '', '13: The key "commands.0.flags.0.type" is missing.'],
    [
      'a bad flag name',
      '--parts\n',
      '-parts\n',
      '13: "commands.0.flags.0.name" is not allowed as it stands: a flag is -- and',
    ],
    ['a bad short flag', 'short: -p', 'short: --p', '14: "commands.0.flags.0.short" is not allowed'],
    [
      'a synopsis of another command',
      'synopsis: qclient token split',
      'synopsis: qclient split',
      '7: "commands.0.synopsis" is not allowed as it stands: a synopsis begins with',
    ],
    [
      'an argument with brackets',
      'name: OfCoin',
      'name: <OfCoin>',
      '9: "commands.0.arguments.0.name" is not allowed',
    ],
    ['an unknown variable', '{version}', '{verson}', '18: Unknown variable "{verson}".'],
    ['a summary with a full stop', 'several\n', 'several.\n', '6: "commands.0.summary" is not allowed'],
  ])('is refused with its line: %s', (_, from, to, message) => {
    expect(good).toContain(from)
    expect(mistakesOf(good.replace(from, to))).toContainEqual(expect.stringContaining(message))
  })

  it('is refused with a flag that stands twice', () => {
    const flag = '      - { name: --parts, type: number, description: Again. }\n    examples:'
    expect(mistakesOf(good.replace('    examples:', flag))).toEqual([
      '19: "commands.0.flags.1.name" is not allowed as it stands: "--parts" stands here twice.',
    ])
  })
})

describe('anchors', () => {
  it('are the words after the program', () => {
    expect(shortName('qclient token split')).toBe('token split')
    expect(commandId('qclient token split')).toBe('token-split')
    expect(commandId('qclient')).toBe('qclient')
    expect(flagId('qclient token split', '--parts')).toBe('token-split--parts')
  })
})
