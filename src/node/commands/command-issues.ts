import type { Argument, Command, Flag } from './command'

/** What a model says in one place, and not in another. */
interface Issue {
  path: PropertyKey[]
  message: string
  input: unknown
  /** How to fix it, where that is known. */
  fix?: string
}

type Written = Pick<Command, 'name' | 'synopsis' | 'aliases' | 'arguments' | 'flags' | 'examples'>

/** The forms of a synopsis as one text. */
const formsOf = ({ synopsis }: Pick<Command, 'synopsis'>) => [synopsis].flat().join('\n')

/** Words that stand for what a reader puts in: "<To>", "[<key=value>...]". What follows a flag is the flag's. */
const placeholders = /(?<!--[\w-]+[ =])<([\w|=.-]+)>/g
/** The parts of a name that stands for several: "key=value", "OfCoin|Amount". */
const partsOf = (name: string) => name.split(/[|=]/)

/** Arguments that stand in the synopsis alone, or in the list alone. A command whose arguments are not listed has none to miss. */
export function argumentIssues(command: Written): Issue[] {
  const { arguments: listed } = command
  if (!listed) return []
  const forms = formsOf(command)
  const words = new Set(forms.match(/[\w.-]+/g))
  // Words to choose from are an argument without a name in the synopsis.
  const hasChoice = /\w\|\w/.test(forms.replace(/<[^>]*>/g, ''))
  const explained = new Set(listed.flatMap(({ name }) => [name, ...partsOf(name)]))
  const unexplained = [...forms.matchAll(placeholders)]
    .flatMap(([, name]) => (explained.has(name!) ? [] : partsOf(name!)))
    .find((name) => !explained.has(name))
  return [
    ...listed.flatMap(({ name }: Argument, index) =>
      hasChoice || partsOf(name).every((part) => words.has(part))
        ? []
        : { path: ['arguments', index, 'name'], message: `the synopsis has no "${name}"`, input: name },
    ),
    ...(unexplained
      ? [
          {
            path: ['synopsis'],
            message: `nothing below "arguments" explains "${unexplained}"`,
            input: command.synopsis,
          },
        ]
      : []),
  ]
}

/** An argument where a form of the synopsis has it. */
interface Place {
  form: number
  isOptional: boolean
  isRepeated: boolean
}

/** The places of an argument between angle brackets, in all forms. One without a name there, as "[on|off]", has none. */
function placesOf(name: string, forms: readonly string[]): Place[] {
  const parts = partsOf(name)
  return forms.flatMap((line, form) =>
    [...line.matchAll(placeholders)]
      .filter(([, found]) => partsOf(found!).some((part) => parts.includes(part)))
      .map(({ 0: whole, index }) => {
        const [before, after] = [line.slice(0, index), line.slice(index + whole.length)]
        return {
          form,
          isOptional: before.split('[').length > before.split(']').length,
          isRepeated: /^\]?(?:\.{3}|…)/.test(after),
        }
      }),
  )
}

/** Arguments that the list calls optional or repeated and the synopsis does not, or the other way round. */
export function bracketIssues(command: Written): Issue[] {
  const forms = [command.synopsis].flat()
  return (command.arguments ?? []).flatMap(({ name, optional, repeated }, index): Issue[] => {
    const places = placesOf(name, forms)
    if (!places.length) return []
    const issue = (key: string, found: string, fix: string) => ({
      path: ['arguments', index, key],
      message: `the synopsis has ${found}`,
      input: name,
      fix,
    })
    // What only some forms have may be called optional.
    const isInAll = forms.every((_, form) => places.some((place) => place.form === form))
    const [isOptional, isRequired] = [true, false].map((is) =>
      places.every((place) => place.isOptional === is),
    )
    const isRepeated = places.some((place) => place.isRepeated)
    return [
      optional && isInAll && isRequired
        ? issue('optional', `"${name}" without brackets`, `Write [<${name}>] there, or take "optional" away.`)
        : [],
      !optional && isOptional
        ? issue(
            'name',
            `"${name}" in brackets`,
            'Write "optional: true" below it, or take the brackets away.',
          )
        : [],
      repeated && !isRepeated
        ? issue('repeated', `no "..." behind "${name}"`, `Write <${name}>... there, or take "repeated" away.`)
        : [],
      !repeated && isRepeated
        ? issue('name', `"..." behind "${name}"`, 'Write "repeated: true" below it, or take the "..." away.')
        : [],
    ].flat()
  })
}

/** Defaults that are none of the type that stands beside them. */
export const defaultIssues = (command: Written): Issue[] =>
  (['flags', 'arguments'] as const).flatMap((key) =>
    (command[key] ?? []).flatMap(({ type, default: usual }: Flag | Argument, index) => {
      if (usual === undefined || !['boolean', 'number'].includes(type) || typeof usual === type) return []
      const kind = type === 'boolean' ? 'true or false' : 'one'
      return {
        path: [key, index, 'default'],
        message: `the default of a ${type} is ${kind}, without quotes`,
        input: usual,
      }
    }),
  )

/** Examples that run something else: the last word of the command, or of another name of it, stands in each. */
export function exampleIssues({ name, aliases = [], examples = [] }: Written): Issue[] {
  const names = [name, ...aliases].map((one) => one.split(' ').at(-1)!)
  return examples.flatMap(({ run }, index) =>
    names.some((word) => run.split(/[\s/]+/).includes(word))
      ? []
      : {
          path: ['examples', index, 'run'],
          message: `the example does not run "${name}"`,
          input: run,
        },
  )
}
