import { compileBody } from '../../../testing/fixtures/compile-body'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { searchOf } from '../../../testing/search/search-of'
import { buildSiteModel } from '../model/site-model'

/** What a page says: its text, or more. */
type Page =
  | string
  | { body?: string; description?: string; keywords?: string[]; sectionKeywords?: Record<string, string[]> }

/** A site of a few pages by their titles, in place of the pages of a fixture. */
async function siteOf(pages: Record<string, Page>, synonyms: string[][] = []) {
  const model = await buildSiteModel(await loadFixture('good'))
  const [pattern] = model.docs
  const docs = Object.entries(pages).map(async ([title, page]) => {
    const {
      body = '',
      description = '',
      keywords = [],
      sectionKeywords = {},
    } = typeof page === 'string' ? { body: page } : page
    return {
      ...pattern!,
      title,
      label: title,
      description,
      keywords,
      sectionKeywords,
      path: `/docs/guide/${title.toLowerCase().replaceAll(' ', '-')}/`,
      content: (await compileBody(body)).tree,
    }
  })
  const search = { maxHits: 20, suggested: [], synonyms }
  return searchOf({ ...model, docs: await Promise.all(docs), categories: [], search })
}

type Site = ReturnType<typeof siteOf>

/** What a query leads to, as "Title" or "Title # heading". */
async function found(site: Site, query: string, which: 'index' | 'first' = 'index') {
  const { catalog, ...indexes } = await site
  return indexes[which].search(query).map((ref) => {
    const { page, heading } = catalog.parts[ref]!
    return heading ? `${page.title} # ${heading}` : page.title
  })
}

describe('the order of results', () => {
  const site = siteOf({
    'Gas fees': 'What a transaction costs.\n\n## The multiplier\n\nFees rise and fall.',
    Tokens: 'Amounts.\n\n## Gas\n\nSee fees.',
    Nodes: 'A node earns gas and fees for its work with buckets.',
    Buckets: 'Where objects are.',
    Bucketing: 'Something else.',
    'Storage overview': 'All about storage, buckets included.',
  })

  it('has titles before headings, headings before texts', async () => {
    expect(await found(site, 'gas')).toEqual(['Gas fees', 'Tokens # Gas', 'Nodes'])
  })

  it('has the word itself before its other forms and longer words', async () => {
    expect((await found(site, 'buckets')).slice(0, 2)).toEqual(['Buckets', 'Bucketing'])
    expect((await found(site, 'bucketing')).slice(0, 2)).toEqual(['Bucketing', 'Buckets'])
    expect((await found(site, 'bucketin'))[0]).toBe('Bucketing')
  })

  it('has parts that say all words before parts that say some', async () => {
    expect((await found(site, 'node earns'))[0]).toBe('Nodes')
    expect((await found(site, 'transaction cost'))[0]).toBe('Gas fees')
  })

  it('answers from titles and headings alone until the texts are there', async () => {
    expect(await found(site, 'gas', 'first')).toEqual(['Gas fees', 'Tokens # Gas'])
    expect(await found(site, 'amounts', 'first')).toEqual([])
    expect(await found(site, 'amounts')).toEqual(['Tokens'])
  })

  it('has no part of a page that says nothing itself', async () => {
    expect(await found(site, 'gas')).not.toContain('Gas fees # The multiplier')
    expect(await found(site, 'gas rise')).toContain('Gas fees # The multiplier')
  })

  it('keeps the parts of a page together', async () => {
    const titles = (await found(site, 'fees')).map((name) => name.split(' # ')[0])
    expect(titles).toEqual([...new Set(titles)].flatMap((title) => titles.filter((each) => each === title)))
  })
})

describe('names', () => {
  const site = siteOf({
    PutBucketWebsite: 'Sets the website of a bucket.\n\n| A | B |\n| - | - |\n| `IndexDocument` | Which. |',
    PutBucketPolicy: 'Sets the policy.',
    'Schedule deletion': '## Parameters\n\nWait for `PendingWindowInDays` days.',
    Settings: '## Engine\n\n```yaml\ndataWorkerBaseListenMultiaddr: /ip4/0.0.0.0\n```',
  })

  it.each([
    'PutBucketWebsite',
    'put-bucket-website',
    'putbucketw',
    'put bucket website',
    'PUTBUCKETWEBSITE',
    'bucketwebsite',
  ])('%s leads to PutBucketWebsite', async (query) => {
    expect((await found(site, query))[0]).toBe('PutBucketWebsite')
  })

  it.each(['PendingWindowInDays', 'pendingwindowindays', 'WindowInDays', 'pending-window', 'windowindays'])(
    '%s leads to where the parameter stands',
    async (query) => {
      expect((await found(site, query))[0]).toBe('Schedule deletion # Parameters')
    },
  )

  it.each(['dataWorkerBaseListenMultiaddr', 'listenmultiaddr', 'dataworkerbase'])(
    '%s leads to the key in the listing',
    async (query) => {
      expect((await found(site, query))[0]).toBe('Settings # Engine')
    },
  )
})

describe('a name that is explained in a table', () => {
  const site = siteOf({
    Settings:
      '## Workers\n\n| Key | Meaning |\n| - | - |\n| `streamPort` | Of the stream |\n| `workerAddress` | See there |',
    Upgrade: '## workerAddress\n\nWhat it was.',
    Start: '## Ports\n\nOpen the `streamPort` of each worker.',
  })

  it('is found there before texts that use it', async () => {
    expect((await found(site, 'streamPort'))[0]).toBe('Settings # streamPort')
    expect((await found(site, 'streamp'))[0]).toBe('Settings # streamPort')
  })

  it('comes after a heading of its own', async () => {
    expect((await found(site, 'workerAddress'))[0]).toBe('Upgrade # workerAddress')
  })
})

describe('a name that has a page of its own', () => {
  const site = siteOf({
    IndexDocument: 'The page that is sent for a folder.',
    WebsiteConfiguration:
      'How it is served, with an IndexDocument.\n\n| Member | Meaning |\n| - | - |\n| `IndexDocument` | Its IndexDocument |',
  })

  it('is found there before entries that are called so', async () => {
    expect((await found(site, 'IndexDocument'))[0]).toBe('IndexDocument')
  })
})

describe('a question', () => {
  const passing = siteOf({
    Buckets: 'They cost nothing.',
    Story: 'It had a thousand readers who asked what it would cost.',
    ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [name, 'Of buckets.'])),
  })
  const site = siteOf({
    'Token balance': 'How many.',
    'What you see': 'Make use of it. Get it. You need it.',
    Elsewhere: '## Server\n\nWords.',
    Cleaning: '## Server\n\nWords.\n\n## Logs\n\nThey fill the disk.',
  })

  it('is answered by what it is about, not by the words that all questions have', async () => {
    expect((await found(site, 'how do I get to see my balance'))[0]).toBe('Token balance')
  })

  it('is not about a word that is said in passing', async () => {
    expect((await found(passing, 'what a thousand buckets cost'))[0]).toBe('Buckets')
  })

  it('is about a page where words of it stand in several parts', async () => {
    expect((await found(site, 'disk of the server'))[0]).toBe('Cleaning # Server')
  })
})

describe('a page that is about it', () => {
  const site = siteOf({
    'Time proofs': {
      body: 'How it works.\n\n## Steps\n\nEach step takes time.',
      description: 'How a delay function is evaluated and verified.',
      keywords: ['verifiable delay function', 'proof of time'],
    },
    Overview: '## Clocks\n\nA verifiable delay function is one of many parts.\n\n## Others\n\nMore.',
    'All commands': { body: 'Here they are.', description: 'Every command of the tool in one list.' },
    Tool: '## Use\n\nThe tool can list all its commands here.\n\n## Errors\n\nWhat fails.',
    Issuance: { body: '## Amounts\n\nHow many.', keywords: ['token supply'] },
    'Making tokens': '## Choices\n\nChoose a supply for the token.',
    'Moving in': {
      body: 'Bring them.\n\n## Steps\n\nCopy the directory.',
      keywords: ['import keys', 'another server'],
    },
    Servers: '## Import\n\nWith keys, from a file that a server has.',
    Requirements: {
      body: 'What it takes.\n\n## Systems\n\nLinux, not Windows.',
      keywords: ['windows', 'hardware'],
    },
    Scattered: 'Frogs.\n\n## One\n\nA.\n\n## Two\n\nB.\n\n## Three\n\nC.\n\n## Four\n\nD.',
    Ponds: 'Frogs live here.\n\n## Eggs\n\nOf frogs.\n\n## Food\n\nWhat frogs eat.',
  })

  it('comes before parts of others that hold all words', async () => {
    expect((await found(site, 'verifiable delay function'))[0]).toBe('Time proofs')
    expect((await found(site, 'list all tool commands'))[0]).toBe('All commands')
  })

  it('is found by words that it does not say', async () => {
    expect((await found(site, 'token supply'))[0]).toBe('Issuance')
    expect((await found(site, 'import keys from another server'))[0]).toBe('Moving in')
  })

  it('leads to its part that says the word, where its beginning does not', async () => {
    expect((await found(site, 'does it run on windows'))[0]).toBe('Requirements # Systems')
  })

  it('is the one that speaks of it all over', async () => {
    expect((await found(site, 'frogs'))[0]).toBe('Ponds')
  })

  it('is found by the rare words of a question that nothing answers whole', async () => {
    expect((await found(site, 'which hardware would a zebra recommend'))[0]).toBe('Requirements')
  })
})

describe('a part that is about it', () => {
  const site = siteOf({
    Servers: {
      body: 'What to look for.\n\n## Lease\n\nBy the month.\n\n## Own\n\nFor years.',
      keywords: ['hosting company', 'rent'],
      sectionKeywords: { lease: ['rent a box', 'monthly bill'], own: ['buy a box'] },
    },
    Stories: 'How to rent a box, and to buy a box, which is a bill that comes monthly.',
  })

  it.each([
    ['rent a box', 'Servers # Lease'],
    ['box to rent', 'Servers # Lease'],
    ['buy a box', 'Servers # Own'],
    ['monthly bill', 'Servers # Lease'],
  ])('is found by words of its own that it does not say: “%s”', async (query, expected) => {
    expect((await found(site, query))[0]).toBe(expected)
  })

  it('leaves to its page what its page is about', async () => {
    expect((await found(site, 'hosting company'))[0]).toBe('Servers')
  })
})

describe('a name that others have for a keyword', () => {
  const site = siteOf({
    Overview: { body: '## Engine\n\nIt drives.\n\n## How private are notes?\n\nVery.' },
    Machines: {
      body: 'An engine in each.',
      keywords: ['engine', 'private notes', 'how private are my notes'],
    },
  })

  it.each([
    ['engine', 'Overview # Engine'],
    ['how private are notes', 'Overview # How private are notes?'],
  ])('is first what a heading says: “%s”', async (query, expected) => {
    expect((await found(site, query))[0]).toBe(expected)
  })
})

describe('a rare word that a common one may stand for', () => {
  const common = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  const site = siteOf(
    {
      Gate: 'The apex.',
      Doors: 'Entries.',
      Windows: 'Entries.',
      ...Object.fromEntries(common.map((name) => [name, 'A domain of a domain.'])),
    },
    [['apex', 'domain']],
  )

  it('tells as much as it does alone', async () => {
    expect((await found(site, 'apex entries'))[0]).toBe('Gate')
  })
})

describe('a heading as a whole', () => {
  const site = siteOf({
    Node: 'A page.\n\n## node clean\n\nText.\n\n## What it did\n\nText.',
    Cleaning: 'The node and its commands: clean, node.',
    Commands: '## Daily commands\n\nText.\n\n## 2. Raise the limits\n\nText.',
    Limits: '## Limits of a server\n\nRaise them.\n\n## More limits\n\nRaise the limits.',
    'Config commands of tool': 'Print what is set.\n\n## config print\n\nText.',
    Clocks: '## Counter\n\nText.',
    'Counter: which of many events came first': 'Text.',
  })

  it.each([
    ['node clean', 'Node # node clean'],
    ['node cl', 'Node # node clean'],
    ['node claen', 'Node # node clean'],
    ['what it did', 'Node # What it did'],
    ['daiy commands', 'Commands # Daily commands'],
    ['tool config print', 'Config commands of tool # config print'],
    ['raise the limits', 'Commands # 2. Raise the limits'],
    ['counter', 'Counter: which of many events came first'],
  ])('is what “%s” means', async (query, expected) => {
    expect((await found(site, query))[0]).toBe(expected)
  })
})

describe('a command that is typed in full', () => {
  const site = siteOf({
    'Key commands':
      'For tool.\n\n## key create\n\n`tool key create` makes one.\n\n## key list\n\n`tool key list`.',
    'Making keysets': 'How tool creates a key.\n\n## Creation\n\nA key, with tool key create.',
    'Commands of the node service': 'Of tool.\n\n## start\n\nIt starts.\n\n## uninstall\n\nIt goes.',
    'Install a node with tool':
      'The service of the node.\n\n## Service\n\nOf a node.\n\n## Take away\n\n`tool node service uninstall` takes it away.',
  })

  it.each([
    ['tool key create', 'Key commands # key create'],
    ['tool key cre', 'Key commands # key create'],
    ['tool node service uninstall', 'Commands of the node service # uninstall'],
  ])('“%s” leads to its own section', async (query, expected) => {
    expect((await found(site, query))[0]).toBe(expected)
  })
})

describe('a page that is called what was asked', () => {
  const site = siteOf({
    Guide: {
      body: 'What it is.\n\n## First\n\nA box in the cellar is kept cool.\n\n## Second\n\nOther things.',
      keywords: ['cool box in the cellar'],
    },
    ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [name, 'A box, cool, in a cellar.'])),
    Shelves: 'One.\n\n## Oak shelf\n\nOf oak.\n\n## Elm shelf\n\nOf elm.\n\n## Ash shelf\n\nOf ash.',
  })

  it('begins to answer with its beginning, where no part is called so', async () => {
    expect((await found(site, 'cool box in the cellar'))[0]).toBe('Guide')
  })

  it('has two of its parts among the answers, so that other pages are seen', async () => {
    expect((await found(site, 'shelf')).filter((name) => name.startsWith('Shelves'))).toHaveLength(2)
  })
})

describe('a question what something is', () => {
  const site = siteOf({
    Shelf: {
      body: 'A shelf has boards. A shelf is high.\n\n## Boards\n\nA shelf of oak.',
      keywords: ['shelf of oak'],
    },
    'What is a shelf?': 'Where books stand.',
  })

  it('is answered by the page that asks so, too', async () => {
    expect((await found(site, 'what is a shelf for'))[0]).toBe('What is a shelf?')
    expect((await found(site, 'shelf'))[0]).toBe('Shelf')
  })
})

describe('a message that somebody pasted', () => {
  const rows = ['failed to open the store', 'could not reach the closest peer', 'worker left the cluster']
  const site = siteOf({
    Node: `## What goes wrong\n\n| Message | Remedy |\n| --- | --- |\n${rows.map((row) => `| \`${row}\` | Wait |`).join('\n')}`,
    Service:
      'The service runs a program in a home folder with a transport of errors and its state, for one user or root.',
    Folders: 'Home folder, program folder, error transport.\n\n## State\n\nThe service of a user at home.',
    ...Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [name, `Page ${name} of other things.`]),
    ),
  })

  it.each(rows)('opens its row, whatever else the line says: %s', async (row) => {
    const line = `service program ${row} {"transport": "error", "home": "folder", "user": "root", "state": "service"}`
    expect((await found(site, line))[0]).toBe(`Node # ${row}`)
  })

  it('does so without what the log wrote before it', async () => {
    const line = `Nov 20 03:12:44 home service[482]: ${rows[0]}`
    expect(await found(site, line)).toEqual(await found(site, rows[0]!))
  })
})

describe('what is meant', () => {
  const site = siteOf(
    { Requirements: '## Memory\n\nFour gigabytes.', Backups: 'Save the keys.', Encryption: 'Of data.' },
    [
      ['ram', 'memory'],
      ['copy', 'backups'],
    ],
  )

  it('is found by a synonym', async () => {
    expect((await found(site, 'how much ram'))[0]).toBe('Requirements # Memory')
  })

  it('is found with one slip of the finger in a long word', async () => {
    expect((await found(site, 'encrpytion'))[0]).toBe('Encryption')
    expect(await found(site, 'dtaa')).toEqual([])
  })

  it('is suggested where nothing is found', async () => {
    const { index } = await site
    expect(index.search('encripsion')).toEqual([])
    expect(index.suggest('encripsion')).toContain('encryption')
    expect(index.suggest('qqqqqqqqqq')).toEqual([])
  })

  it('is marked: words found, not words asked for', async () => {
    const { index } = await site
    expect([...index.wordsFor('ram')]).toContain('memory')
  })

  it.each([
    '',
    '   ',
    '<img src=x onerror=alert(1)>',
    '()[]\\^$.|?*+',
    'constructor',
    '__proto__',
    'a'.repeat(5000),
  ])('%j does no harm', async (query) => {
    expect(Array.isArray(await found(site, query))).toBe(true)
  })
})
