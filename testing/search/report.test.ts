import { tableOf } from './report'

const score = (hit1: number) => ({ count: 69, hit1, hit5: 0.971, mrr: 0.8714 })

it('has a row for each class of a set, and a column for each engine', () =>
  expect(
    tableOf([{ set: 'locked', class: 'natural', scores: { 'this search': score(0.812), lunr: score(0.3) } }]),
  ).toBe(
    [
      '| set        | class   | queries |         this search |                lunr |',
      '| ---------- | ------- | ------: | ------------------: | ------------------: |',
      '| locked.yml | natural |      69 | 81.2 / 97.1 / 0.871 | 30.0 / 97.1 / 0.871 |',
      '',
    ].join('\n'),
  ))
