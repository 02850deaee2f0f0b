import { cutSnippet, markText } from './marks'

const words = new Set(['fee', 'fees', 'putbucketwebsite'])
const marked = (text: string) =>
  markText(text, words)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

describe('marks', () => {
  it.each([
    ['Fees, and a FEE.', '[Fees], and a [FEE].'],
    ['coffee', 'coffee'],
    ['Call PutBucketWebsite now', 'Call [PutBucketWebsite] now'],
    ['fee_market', '[fee]_market'],
    ['PutFeeTable and getFEEs', 'Put[Fee]Table and get[FEEs]'],
    ['the fee’s size', 'the [fee’s] size'],
    ['', ''],
    ['<img src=x onerror=alert(1)> fee', '<img src=x onerror=alert(1)> [fee]'],
  ])('in “%s” stand on whole words', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })
})

it('of a name that begins with what was typed, that is marked alone; parts side by side are one mark', () => {
  const typed = new Set(['delete', 'bucket', 'deletebucketpolicy'])
  const pieces = (text: string) =>
    markText(text, typed).map(({ text, marked }) => (marked ? `[${text}]` : text))
  expect(pieces('Call DeleteBucketPolicy')).toEqual(['Call ', '[DeleteBucket]', 'Policy'])
})

it('of a name whose telling parts were all found, all is marked', () => {
  const typed = new Set(['signature', 'match', 'signaturedoesnotmatch'])
  expect(markText('SignatureDoesNotMatch', typed)).toEqual([{ text: 'SignatureDoesNotMatch', marked: true }])
})

it('a word can be marked where it stands first alone', () => {
  const pieces = markText('A fee, a FEE and other fees', words, true)
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['fee', 'fees'])
})

describe('a snippet', () => {
  const text =
    `${'before '.repeat(20)}the gas fee and other fees of a transaction ${'after '.repeat(20)}`.trim()

  it('shows where most of the words stand, cut at spaces', () => {
    const snippet = cutSnippet(text, words, 60)
    expect(snippet).toMatch(/^… .*the gas fee and other fees .*\u00a0…$/)
    const inner = snippet.replace(/^… |\u00a0…$/g, '')
    expect(` ${text} `).toContain(` ${inner} `)
    expect(inner.length).toBeLessThanOrEqual(60)
  })

  it('is the whole text where that is short', () => {
    expect(cutSnippet('A short text.', words, 60)).toBe('A short text.')
  })

  it('is never of labels and heads of tables alone, which say nothing where they stand alone', () => {
    expect(cutSnippet('NoSuchBucket · 404\n\nCode · Status · The fee', words, 60)).toBe('NoSuchBucket · 404')
    expect(cutSnippet('\n\nThe fee · Status', words, 60)).toBe('The fee · Status')
  })

  it('does not say again what stands above it, unless there is nothing else', () => {
    const text = 'There is too little money.\nfee not paid'
    expect(cutSnippet(text, words, 60)).toBe('fee not paid')
    expect(cutSnippet(text, words, 60, 'fee not paid')).toBe('There is too little money.')
    expect(cutSnippet('\nfee not paid', words, 60, 'fee not paid')).toBe('fee not paid')
  })

  it('says the rest of a title that is cut where the words stand in it, and else what the title is about', () => {
    const cut = (words: string[]) =>
      cutSnippet('Too little.\nfee not paid in time', new Set(words), 60, 'fee not paid…')
    expect(cut(['fee'])).toBe('Too little.')
    expect(cut(['fee', 'time'])).toBe('fee not paid in time')
  })

  it('begins at the beginning where nothing is marked', () => {
    expect(cutSnippet('word '.repeat(30).trim(), words, 20)).toBe('word word word word\u00a0…')
  })

  it('reaches the end where the words stand there', () => {
    const snippet = cutSnippet(`${'before '.repeat(20)}the fee`, words, 40)
    expect(snippet).toMatch(/^… .* the fee$/)
  })

  it.each([
    [
      'at its sentence',
      `${'Other words. '.repeat(9)}“The fee is paid once. After that nothing is.`,
      '“The fee is paid once. After that\u00a0…',
    ],
    [
      'at a word',
      `${'one, two; '.repeat(12)} - (the fee), ${'and more '.repeat(9)}`,
      '… (the fee), and more and more and more\u00a0…',
    ],
    ['at the first word of a listing', '\n$ { "fee": 1 }', '$ { "fee": 1 }'],
  ])('begins %s', (_, text, expected) => {
    expect(cutSnippet(text, words, 40)).toBe(expected)
  })

  it.each([
    ['sentences', 'Of a fee.\nfee --set', 'Of a fee.'],
    ['listings, where the words stand there alone', 'Nothing.\nset --fee 1', 'set --fee 1'],
    ['what is there', '\n\nRequest', 'Request'],
    ['nothing', '', ''],
  ])('is cut from %s', (_, text, expected) => {
    expect(cutSnippet(text, words, 40)).toBe(expected)
  })

  it.each(['./pay_fee.sh now', '.fee/config.yml', '[engine] fee', '<fee>'])(
    'keeps the sign that the name in %j begins with',
    (text) => {
      expect(cutSnippet(text, words, 40)).toBe(text)
    },
  )

  it('drops signs that stand alone at the beginning', () => {
    expect(cutSnippet('· , { "fee": 1 }', words, 40)).toBe('"fee": 1 }')
  })

  it('shows the word that was found, however long what it stands in', () => {
    const path = `see ${'alpha/'.repeat(40)}fee/${'omega/'.repeat(40)} and then`
    expect(cutSnippet(path, words, 160)).toContain('fee/')
  })

  it('begins with a whole word, however long that is', () => {
    const path = `${'x '.repeat(20)}/etc/systemd/system/fee.service ${'y '.repeat(60)}`
    expect(cutSnippet(path, words, 80)).toMatch(/^… (x )*\/etc\/systemd\/system\/fee\.service/)
  })

  it('cuts a text without spaces anyway', () => {
    expect(cutSnippet('x'.repeat(200), words, 40).length).toBeLessThan(60)
  })
})
