import { describe as describeState, figure } from './figure'

const state = { happened: 8, first: 'a2', second: 'c2', size: 8 }

it('begins where its surprise is two steps away: a wrong answer', () => {
  const texts: string[] = []
  for (let at = figure.start; at; at = figure.step!(at)) texts.push(figure.describe(at))
  expect(texts[0]).not.toMatch(/Here it is one/)
  expect(texts[2]).toMatch(/so c1 happened before b2\..*Here it is one: the messages make the two concurrent/)
  expect(figure.describe(figure.initial)).toMatch(/Here it is one/)
})

describe('the text of the Bloom clock', () => {
  it.each([
    [
      {},
      /^With 8 counters: no counter of a2 is above c2’s, so a2 happened before c2\. The chance .* about 46%\.$/,
    ],
    [{ first: 'c2', second: 'a2' }, /so a2 happened before c2\./],
    [{ first: 'a3', second: 'b3' }, /so a3 and b3 are concurrent: neither knew of the other\.$/],
    [
      { first: 'c1', second: 'a3', size: 3 },
      /Here it is one: the messages make the two concurrent\. Take more counters\.$/,
    ],
    [{ happened: 2 }, /^The event a2 has not happened yet\./],
    [{ second: 'a2' }, /^Both events are a2\. Press another one\.$/],
  ])('says what the clocks of %j say', (change, text) => {
    expect(describeState({ ...state, ...change })).toMatch(text)
  })
})
