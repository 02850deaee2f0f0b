import { indexPhrase, indexWords, plain, readWords } from './words'

describe('the words of a text', () => {
  it('are its parts and, for a name, the whole', () => {
    expect(readWords('Call PutBucketWebsite.')).toEqual([
      { start: 0, end: 4, parts: ['call'], joined: 'call' },
      { start: 5, end: 21, parts: ['put', 'bucket', 'website'], joined: 'putbucketwebsite' },
    ])
  })

  it.each([
    ['put-bucket-website', ['put', 'bucket', 'website']],
    ['PendingWindowInDays', ['pending', 'window', 'in', 'days']],
    ['dataWorkerBaseListenMultiaddr', ['data', 'worker', 'base', 'listen', 'multiaddr']],
    ['QUILIBRIUM_NETWORK', ['quilibrium', 'network']],
    ['config.yml', ['config', 'yml']],
    ['DNSQuery', ['dns', 'query']],
    ['QStorage', ['q', 'storage']],
    ['IPs', ['ips']],
    ['sha256', ['sha256']],
    ['2.1.0.25', ['2.1.0.25']],
    ['v2.1', ['2.1']],
    ['node’s', ['node']],
  ])('%s has the parts %j', (text, parts) => {
    expect(readWords(text)).toMatchObject([{ parts, joined: parts.join('') }])
  })

  it('end at what names do not hold', () => {
    expect(readWords('/docs/api --flag key: "x"').map(({ joined }) => joined)).toEqual([
      'docs',
      'api',
      'flag',
      'key',
      'x',
    ])
  })

  it('have no accents and no capitals', () => {
    expect(plain('Crème BRÛLÉE')).toBe('creme brulee')
  })
})

describe('the entries of a text', () => {
  it('leave out small words, single letters and doubles', () => {
    expect(indexWords('The keys of a node: a key, the keys, x')).toEqual(['keys', 'node', 'key'])
  })

  it('leave out what nobody types', () => {
    expect(indexWords(`0x${'ab'.repeat(30)} hash`)).toEqual(['hash'])
  })

  it('hold names in parts and as a whole', () => {
    expect(indexWords('put-bucket')).toEqual(['put', 'bucket', 'putbucket'])
  })
})

it('a phrase is one entry of its telling words', () => {
  expect(indexPhrase('Where is my config.yml?')).toBe('config_yml')
  expect(indexPhrase('how to')).toBe('')
})
