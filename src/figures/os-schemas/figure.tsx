import { Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { references, referredTo, schemas } from './model'

interface State {
  /** The class whose users are marked. */
  marked: string
}

const rowHeight = 38
/** Where the references begin. */
const middle = 168
const letter = 7.6
const widthOf = (name: string) => name.length * letter + 14

/** One row for each class: its name, and what its properties refer to. */
function Picture({ state: { marked } }: { state: State }) {
  return (
    <Drawing height={30 + schemas.length * rowHeight}>
      <Label x={0} y={12} anchor="start" bold>
        Class
      </Label>
      <Label x={middle} y={12} anchor="start" bold>
        refers to
      </Label>
      {schemas.map(({ name, properties }, row) => {
        const targets = references([{ name, properties }])
        return (
          <g key={name}>
            <Touch label={`What refers to ${name}`} pressed={name === marked} to={{ marked: name }}>
              <Box
                x={0}
                y={28 + row * rowHeight}
                width={middle - 10}
                height={28}
                size="small"
                tone={name === marked ? 'accent' : 'plain'}
                mono
              >
                {name}
              </Box>
            </Touch>
            {targets.map(({ property, to }, index) => (
              <Box
                key={property}
                x={targets.slice(0, index).reduce((x, { to: before }) => x + widthOf(before) + 4, middle)}
                y={28 + row * rowHeight}
                width={widthOf(to)}
                height={28}
                size="small"
                tone={to === marked ? 'accent' : 'other'}
                mono
              >
                {to}
              </Box>
            ))}
            {!targets.length && (
              <Label x={middle} y={42 + row * rowHeight} anchor="start" size="small" tone="faint">
                values only
              </Label>
            )}
          </g>
        )
      })}
    </Drawing>
  )
}

const describe = ({ marked }: State): string => {
  const users = references(schemas).filter(({ to }) => to === marked)
  const all = `${schemas.length} classes with ${references(schemas).length} references among them. `
  return users.length
    ? `${all}${referredTo(schemas, marked)} of them lead to ${marked}: ${users.map(({ from, property }) => `${property} of ${from}`).join(', ')}.`
    : `${all}None of them leads to ${marked}.`
}

export const figure = defineFigure<State>({
  initial: { marked: 'File' },
  hint: 'Press a class to see what refers to it.',
  Picture,
  describe,
})
