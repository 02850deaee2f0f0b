import { describe as describeState } from './figure'

const state = { happened: 8, first: 'a2', second: 'c2', size: 8 }

describe('the text of the Bloom clock', () => {
  it.each([
    [{}, /No counter of a2 is above that of c2, so a2 happened before c2\. The chance .* about 46 %\.$/],
    [{ first: 'c2', second: 'a2' }, /so a2 happened before c2\./],
    [{ first: 'a3', second: 'b3' }, /so a3 and b3 are concurrent: neither knew of the other\.$/],
    [
      { first: 'c1', second: 'a3', size: 3 },
      /Here it is one: the messages make the two concurrent\. Take more counters\.$/,
    ],
    [{ happened: 2 }, /^The event a2 has not happened yet\./],
    [{ second: 'a2' }, /^Both events are a2\./],
  ])('says what the clocks of %j say', (change, text) => {
    expect(describeState({ ...state, ...change })).toMatch(text)
  })
})
