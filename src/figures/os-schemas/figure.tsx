import { defineFigure } from '../figure'
import { inNumber } from '../in-number'
import { crosses, references, referredTo, schemas } from './model'
import { Picture, type State } from './Picture'

const services = new Set(schemas.map(({ service }) => service)).size

export function describe({ marked, apart }: State): string {
  const all = `${schemas.length} classes of ${services} services, with ${references(schemas).length} references among them. `
  const users = referredTo(schemas, marked)
  if (!users.length)
    return `${all}None of them leads to ${marked}, ${apart ? 'kept apart' : 'in one graph'} or not.`
  const inWords = (some: typeof users) =>
    some.map(({ from, property }) => `${property} of ${from}`).join(', ')
  const across = users.filter((reference) => crosses(schemas, reference))
  const found = apart ? users.filter((reference) => !across.includes(reference)) : users
  return (
    `${all}${apart ? 'Each service is kept to itself, as in a kernel' : 'All are in one graph'}: asked what leads to ${marked}, ` +
    `it finds ${found.length} of ${inNumber(users.length, 'reference')}, ${inWords(found) || 'none'}.` +
    (apart && across.length ? ` From other services come ${inWords(across)}, which it can’t see.` : '')
  )
}

export const figure = defineFigure<State>({
  initial: { marked: 'File', apart: false },
  start: { marked: 'File', apart: true },
  step: (state) => (state.apart ? { ...state, apart: false } : null),
  hint: 'Press a class to ask what leads to it. Keep the services apart, or join them into one graph.',
  Picture,
  describe,
})
