import { Interrupted } from './deployment'
import { explain } from './explain'

/** An error as Node and the SDK throw it. */
const error = (message: string, more: object) => Object.assign(new Error(message), more)

it.each<[string, Error, RegExp]>([
  [
    'nobody listens',
    error('connect', { code: 'ECONNREFUSED' }),
    /^The endpoint can't be reached \(ECONNREFUSED\)/,
  ],
  [
    'there is no such host',
    error('dns', { code: 'ENOTFOUND' }),
    /^The endpoint can't be reached \(ENOTFOUND\)/,
  ],
  ['names are not found at all', error('dns', { code: 'EAI_AGAIN' }), /^The endpoint can't be reached/],
  [
    'the line breaks off',
    error('socket hang up', { name: 'TimeoutError', code: 'ECONNRESET' }),
    /^The endpoint has broken the connection off \(ECONNRESET\)\. Try again/,
  ],
  [
    'an answer breaks off',
    error('aborted', { code: 'ECONNRESET' }),
    /^The endpoint has broken the connection off/,
  ],
  [
    'nothing is answered',
    error('socket timed out', { name: 'TimeoutError' }),
    /^The endpoint does not answer \(ETIMEDOUT\)\. Try again/,
  ],
  [
    'the endpoint has no TLS',
    error('write EPROTO 80:error:0A:SSL routines:record.c:350:\n', { code: 'EPROTO' }),
    /^The endpoint does not speak TLS there \(EPROTO\)\. .* http:\/\/ instead of https:\/\/\.$/,
  ],
  [
    'nobody knows who has signed its certificate',
    error('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    /^The endpoint's certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS/,
  ],
])('where %s, one message says what to look at', (_, error, message) => {
  expect(explain(error, 'site')).toMatch(message)
  expect(explain(error, 'site').split('\n')).toHaveLength(1)
  expect(explain(new Interrupted('early', { cause: error }), 'site')).toMatch(
    /\nThe upload has ended early\./,
  )
})
