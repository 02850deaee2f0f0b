import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

interface Command<O extends Options> {
  /** How it is called, in one line, with what may be left out in brackets: "npm run bench:dev [-- 7]". */
  usage: string
  options?: O
  /** How many words it takes beside its options; none if left out. */
  words?: number
  /** Does it; what it returns is printed. An error's message is all that is told of it. */
  run: (values: Values<O>, words: string[]) => Promise<string | void> | string | void
}

/** Arguments that a command can't take: its message is followed by how to call it. */
export class WrongArguments extends Error {}

/**
 * Runs a command of package.json with the arguments of the process. `--help` says how to call it; wrong arguments do so
 * as well, and errors end it with one message and the exit code 1.
 */
export async function runCommand<O extends Options = Record<never, never>>(command: Command<O>) {
  const { usage, run } = command
  try {
    const { help, values, words } = readArguments(command)
    const answer = help ? `Usage: ${usage}` : await run(values, words)
    if (answer) console.log(answer)
  } catch (error) {
    const { message } = error as Error
    console.error(error instanceof WrongArguments ? `${message} Usage: ${usage}` : message)
    process.exitCode = 1
  }
}

function readArguments<O extends Options>({ options, words: most = 0 }: Command<O>) {
  const all = { ...options, help: { type: 'boolean' } } as const
  const { values, positionals } = parse(all)
  if (positionals.length > most) throw new WrongArguments(`"${positionals[most]}" is a word too many.`)
  return { help: values.help === true, values: values as Values<O>, words: positionals }
}

function parse(options: Options) {
  try {
    const args = { args: process.argv.slice(2), options, allowPositionals: true } as const
    refuseTwice(parseArgs({ ...args, tokens: true }).tokens)
    return parseArgs(args)
  } catch (error) {
    // Node goes on with advice on arguments that begin with a hyphen, which none of ours does.
    const message = (error as Error).message.replace(/(?<=')\. To specify[^]*|\n[^]*|(?<![.\n])$/, '.')
    throw new WrongArguments(message)
  }
}

/** Which of two values an operator means, nobody knows: the last one would be taken. @throws */
function refuseTwice(tokens: readonly { kind: string; name?: string }[]) {
  const names = tokens.flatMap(({ kind, name }) => (kind === 'option' && name ? [name] : []))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new Error(`--${twice} is said twice. Say it once.`)
}

/**
 * A number among a command's words.
 * @throws WrongArguments for anything but a whole number from 1
 */
export function wholeNumber(word: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word)
  throw new WrongArguments(`"${word}" is not a whole number from 1.`)
}
