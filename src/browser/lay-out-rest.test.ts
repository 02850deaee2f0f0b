import { fromTopAttribute } from '../shared/later-blocks'
import { layOutAll, layOutRest } from './lay-out-rest'

let idle: (() => void)[]
beforeEach(() => {
  idle = []
  document.documentElement.setAttribute(fromTopAttribute, '')
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

it('lays out all at once where the browser does not hold the place of a reader', () => {
  jest.spyOn(document.body, 'style', 'get').mockReturnValue({} as CSSStyleDeclaration)
  document.body.innerHTML = `<div class="content">${blocks(30)}</div>`
  layOutRest()
  idle.shift()!()
  expect(sum(laidOut())).toBe(21)
  expect(idle).toEqual([])
})

it('lays out what stands beside the samples of an operation', () => {
  document.body.innerHTML = `<div class="content"><div class="api-facts">${blocks(3)}</div></div>`
  layOutRest()
  idle[0]!()
  expect(laidOut()).toEqual([1, 1, 1])
})

it('stops where another page has come, or all of the page is laid out before something goes to a place of it', () => {
  const page = `<div class="content">${blocks(30)}</div>`
  document.body.innerHTML = page
  layOutRest()
  const ofFirst = idle.shift()!
  document.body.innerHTML = page
  layOutRest()
  ofFirst()
  expect(sum(laidOut())).toBe(0)
  idle.shift()!()
  expect(sum(laidOut())).toBe(8)
  layOutAll()
  expect(document.documentElement.hasAttribute(fromTopAttribute)).toBe(false)
  idle.shift()!()
  expect(sum(laidOut())).toBe(8)
  expect(idle).toEqual([])
})

it('leaves a page as it is that is laid out: a browser would find its styles anew', () => {
  document.body.innerHTML = `<div class="content">${blocks(10)}</div>`
  layOutRest()
  for (let act = idle.shift(); act; act = idle.shift()) act()
  layOutAll()
  expect(document.documentElement.hasAttribute(fromTopAttribute)).toBe(true)
})
