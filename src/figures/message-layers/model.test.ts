import { arriving, facts, learns, message, stations } from './model'

const all = stations.map((_, index) => learns(index))
const at = (name: string) => all[stations.findIndex((station) => station.name === name)]

it('shows the text to the recipient alone', () => {
  expect(all.map((found) => found.includes('text'))).toEqual([false, false, false, false, false, true])
  expect(at('The recipient')).toEqual([...facts])
})

it('shows the sender to the first relay, and the shard from the third relay on', () => {
  expect(at('Relay 1')).toEqual(['sender'])
  expect(at('Relay 2')).toEqual([])
  expect(at('Relay 3')).toEqual(['shard'])
})

it('lets nobody between the ends connect the sender with the recipient or the shard', () => {
  for (const found of all.slice(0, -1)) {
    expect(found).not.toContain('recipient')
    expect(found.includes('sender') && found.includes('shard')).toBe(false)
  }
})

it('is opened layer by layer, each seal by the station that it was made for', () => {
  const seals = stations.map((_, index) => arriving(index).sealed!.key)
  expect(seals).toEqual(['layer 1', 'layer 2', 'layer 3', 'all shares', 'message key', 'message key'])
  expect(arriving(0)).toBe(message)
})
