import { describe as describeState } from './figure'

it.each([
  [
    { sent: 0, victim: 'Alice', theft: 3 },
    /^No message has been sent yet\. After message 3 a thief will copy all that Alice holds\.$/,
  ],
  [
    { sent: 2, victim: 'Alice', theft: 3 },
    /^2 of 8 messages are sent; .* Nothing has been stolen yet; the thief comes after message 3\.$/,
  ],
  [
    { sent: 1, victim: 'Alice', theft: 3 },
    /^1 of 8 messages is sent; it is from Alice with public number 11 and key 2bdd\. Nothing/,
  ],
  [{ sent: 8, victim: 'Alice', theft: 3 }, /after message 3 reads messages 4, 5 and 6 and no other\.$/],
  [{ sent: 8, victim: 'Bob', theft: 8 }, /after message 8 reads no message\.$/],
] as const)('the text of the Double Ratchet says for %j what the thief reads', (state, text) => {
  expect(describeState(state)).toMatch(text)
})
