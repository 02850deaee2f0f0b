import { fieldKind, type Entry } from '../../api-reference/form'
import { pathTrouble } from '../../api-reference/key-path'
import type { Member } from '../../api-reference/model'
import { BytesControl } from './BytesControl'
import { Choice } from './Choice'
import { Labeled, type ControlProps } from './Labeled'

interface MemberFieldProps {
  id: string
  member: Member
  entry: Entry
  error: string | undefined
  onChange: (entry: Entry) => void
  onLeave: () => void
}

/** What is said of a field: what the member is for, what holds without it, and how it is written. */
function hintOf(member: Member): string {
  const kind = fieldKind(member)
  return [
    member.description,
    member.default !== undefined && WORDS.workbench.default.join(`\`${member.default}\``),
    kind === 'json' && WORDS.workbench.json,
    kind === 'time' && WORDS.workbench.time,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What becomes of a part of the path on its way. */
function warningOf({ in: place }: Member, { text }: Entry): string | undefined {
  const trouble = place === 'path' ? pathTrouble(text) : undefined
  if (trouble === 'dots') return WORDS.workbench.pathTroubles.dots
  return trouble && WORDS.workbench.pathTroubles.slashes
}

/** One parameter of an operation, as it is asked for by its type. */
export function MemberField({ id, member, entry, error, onChange, onLeave }: MemberFieldProps) {
  const { name, required } = member
  return (
    <Labeled
      id={id}
      label={<code>{name}</code>}
      required={required}
      hint={hintOf(member)}
      error={error}
      warning={warningOf(member, entry)}
    >
      {(props) => (
        <Control props={props} member={member} entry={entry} onChange={onChange} onLeave={onLeave} />
      )}
    </Labeled>
  )
}

type ControlOfMember = Omit<MemberFieldProps, 'id' | 'error'> & { props: ControlProps }

function Control({ props, member, entry, onChange, onLeave }: ControlOfMember) {
  const kind = fieldKind(member)
  const given = {
    ...props,
    value: entry.text,
    onBlur: onLeave,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...entry, text: target.value }),
  }
  if (kind === 'choice' || kind === 'switch')
    return (
      <Choice {...given} className={entry.text ? 'typed' : undefined}>
        <option value="">{WORDS.workbench.notGiven}</option>
        {(kind === 'switch' ? ['true', 'false'] : member.allowed!).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Choice>
    )
  const typed = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: 'false' as const, dir: 'ltr' }
  if (kind === 'bytes')
    return (
      <BytesControl props={props} entry={entry} onChange={onChange}>
        <textarea {...given} {...typed} rows={2} />
      </BytesControl>
    )
  if (kind === 'json' || kind === 'text')
    return <textarea {...given} {...typed} rows={Math.min(12, Math.max(2, entry.text.split('\n').length))} />
  return <input type="text" inputMode={kind === 'number' ? 'numeric' : undefined} {...given} {...typed} />
}
