import { useState } from 'react'
import type { Entries, FormValues, Entry } from '../../api-reference/form'
import type { Member, Operation } from '../../api-reference/model'
import { errorText } from './error-text'
import { Fold } from './Fold'
import { MemberField } from './MemberField'

interface ParameterFieldsProps {
  operation: Operation
  entries: Entries
  errors: FormValues['errors']
  /** Whether all errors are shown, and not only those of fields that a reader has left. */
  showsAll: boolean
  idOf: (name: string) => string
  onChange: (name: string, entry: Entry) => void
}

/** The parameters of an operation: those that it requires or that its example gives, and the others, folded. */
export function ParameterFields({
  operation,
  entries,
  errors,
  showsAll,
  idOf,
  onChange,
}: ParameterFieldsProps) {
  const { input, examples, name, service } = operation
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isFirst = ({ name, required }: Member) => required || examples[0]?.input[name] !== undefined
  const rest = input.filter((member) => !isFirst(member))
  const field = (member: Member) => {
    const { name } = member
    const error = errors[name]
    return (
      <MemberField
        key={name}
        id={idOf(name)}
        member={member}
        entry={entries[name] ?? { text: '' }}
        error={error && (showsAll || left.has(name)) ? errorText(error) : undefined}
        onChange={(entry) => onChange(name, entry)}
        onLeave={() => setLeft(new Set([...left, name]))}
      />
    )
  }
  return (
    <fieldset>
      <legend>{WORDS.workbench.parameters}</legend>
      <p>{input.length ? WORDS.workbench.intro : WORDS.workbench.none}</p>
      {input.filter(isFirst).map(field)}
      {rest.length > 0 && (
        <Fold
          name={`more parameters ${service.name} ${name}`}
          summary={WORDS.workbench.more.join(String(rest.length))}
        >
          {rest.map(field)}
        </Fold>
      )}
    </fieldset>
  )
}
