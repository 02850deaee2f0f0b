import { deliver, ways } from './model'

const graphs = { main: [], worker1: ['old'], worker2: [] }

it('delivers each message to its graph and to no other, in order', () => {
  const { graphs: after, lost } = deliver(graphs, [
    { data: 'a', to: 'worker1' },
    { data: 'b', to: 'main' },
    { data: 'c', to: 'worker1' },
  ])
  expect(after).toEqual({ main: ['b'], worker1: ['old', 'a', 'c'], worker2: [] })
  expect(lost).toEqual([])
})

it('gives back what no graph is there for', () => {
  const message = { data: 'x', to: 'worker9' }
  expect(deliver(graphs, [message])).toEqual({ graphs, lost: [message] })
})

it('leaves the graphs that it got as they were', () => {
  deliver(graphs, [{ data: 'a', to: 'main' }])
  expect(graphs.main).toEqual([])
})

it.each([
  ['A', true],
  ['B', false],
  ['C', false],
])('reaches a lab on machine %s by its graph always, and by the machine A: %s', (labAt, byMachine) => {
  expect(ways({ data: 'order 17', labAt })).toEqual({ byGraph: true, byMachine })
})
