import {
  checkBucket,
  checkEndpoint,
  checkHostName,
  checkListen,
  checkPath,
  checkSiteAddress,
} from './server-arguments'

describe('what an operator says of a server or a store', () => {
  it.each<[string, () => void, string]>([
    ['a relative folder', () => checkPath('--root', 'public'), '--root is "public". Say the whole path'],
    ['a home folder', () => checkPath('--previous', '~/docs'), '--previous is "~/docs". Say the whole path'],
    [
      'an address as a name',
      () => checkHostName('https://a.org/'),
      '--name is "https://a.org/". Say the host',
    ],
    ['a name that ends a line', () => checkHostName('a.org; }'), '--name is "a.org; }". Say the host'],
    ['an address with a path', () => checkSiteAddress('https://a.org/docs'), 'without a path'],
    ['an address of words', () => checkSiteAddress('a b {'), '--address is "a b {"'],
    ['a port without its colon', () => checkSiteAddress('80'), 'Say a port as :80.'],
    ['an empty address', () => checkSiteAddress(''), '--address is ""'],
    ['a scheme alone', () => checkSiteAddress('https://'), '--address is "https://"'],
    ['a port that there is not', () => checkSiteAddress(':99999'), '--address is ":99999"'],
    [
      'a path that would end its quotes',
      () => checkPath('--root', '/a"b'),
      '--root is "/a\\"b". Say a path without',
    ],
    ['a path of two lines', () => checkPath('--root', '/a\nb'), '--root is "/a\\nb". Say a path without'],
    [
      'a certificate beside whoever writes',
      () => checkPath('--certificate', 'docs.pem', '/etc/ssl/docs.pem'),
      '--certificate is "docs.pem". Say the whole path on the server: /etc/ssl/docs.pem.',
    ],
    ['a word to listen to', () => checkListen('abc', false), '--listen is "abc". Say a port to 65535'],
    ['a port to listen to that there is not', () => checkListen('99999', false), '--listen is "99999"'],
    ['another directive', () => checkListen('80; return 200', false), '--listen is "80; return 200"'],
    ['TLS where http:// is answered', () => checkListen('80', true), 'Say another port beside --certificate'],
    ['an address as a bucket', () => checkBucket('s3://my-docs'), 'Say its name alone: my-docs.'],
    ['a folder of a bucket', () => checkBucket('my-docs/sub'), '--prefix says'],
    [
      'an endpoint with a port that there is not',
      () => checkEndpoint('http://a:99999'),
      'ports end at 65535',
    ],
    ['an endpoint without its scheme', () => checkEndpoint('localhost:9000'), 'Say it with https://'],
  ])('%s is told', (_, check, message) => {
    expect(check).toThrow(message)
  })

  it('everything else is taken', () => {
    checkPath('--root', '/srv/my docs')
    checkPath('--previous', undefined)
    for (const name of ['docs.example.org', '*.example.org', 'bücher.example', undefined]) checkHostName(name)
    for (const address of [':80', 'a.org', 'https://a.org', 'a.org, www.a.org', 'localhost:8080'])
      checkSiteAddress(address)
    for (const listen of ['80', '127.0.0.1:8080', '[::]:80', '*:80', 'localhost:1', 'unix:/run/docs.sock'])
      checkListen(listen, false)
    checkListen('443', true)
    checkBucket('my-docs.example')
    checkEndpoint('https://store.example')
    checkEndpoint(undefined)
  })
})
