import { checkBucket, checkEndpoint, checkFolder, checkHostName, checkSiteAddress } from './server-arguments'

describe('what an operator says of a server or a store', () => {
  it.each<[string, () => void, string]>([
    ['a relative folder', () => checkFolder('--root', 'public'), '--root is "public". Say the whole path'],
    [
      'a home folder',
      () => checkFolder('--previous', '~/docs'),
      '--previous is "~/docs". Say the whole path',
    ],
    [
      'an address as a name',
      () => checkHostName('https://a.org/'),
      '--name is "https://a.org/". Say the host',
    ],
    ['a name that ends a line', () => checkHostName('a.org; }'), '--name is "a.org; }". Say the host'],
    ['an address with a path', () => checkSiteAddress('https://a.org/docs'), 'without a path'],
    ['an address of words', () => checkSiteAddress('a b {'), '--address is "a b {"'],
    ['an empty address', () => checkSiteAddress(''), '--address is ""'],
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
    checkFolder('--root', '/srv/my docs')
    checkFolder('--previous', undefined)
    for (const name of ['docs.example.org', '*.example.org', 'bücher.example', undefined]) checkHostName(name)
    for (const address of [':80', 'a.org', 'https://a.org', 'a.org, www.a.org', 'localhost:8080'])
      checkSiteAddress(address)
    checkBucket('my-docs.example')
    checkEndpoint('https://store.example')
    checkEndpoint(undefined)
  })
})
