import { layOutRest } from './lay-out-rest'

let idle: (() => void)[]
beforeEach(() => {
  idle = []
  window.requestIdleCallback = (act) => idle.push(act as () => void)
})
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'))

const blocks = (count: number) => '<p></p>'.repeat(count)
const laidOut = () =>
  [...document.querySelectorAll('p')].map((block) => Number(block.style.contentVisibility === 'visible'))
const sum = (list: number[]) => list.reduce((total, one) => total + one, 0)

it('lays out what comes later, some blocks whenever the browser is idle', () => {
  document.body.innerHTML = `<div class="content">${blocks(30)}</div>`
  layOutRest()
  const counts = []
  for (let act = idle.shift(); act; act = idle.shift()) {
    act()
    counts.push(sum(laidOut()))
  }
  expect(counts).toEqual([8, 16, 21])
  expect(laidOut().indexOf(1)).toBe(9)
})

it('lays out what stands beside the samples of an operation', () => {
  document.body.innerHTML = `<div class="content"><div class="api-facts">${blocks(3)}</div></div>`
  layOutRest()
  idle[0]!()
  expect(laidOut()).toEqual([1, 1, 1])
})
