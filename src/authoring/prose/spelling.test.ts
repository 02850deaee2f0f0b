import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'

const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What `npm run lint:prose -- <file>` says of a text, line by line. */
const lint = (name: string, text: string) =>
  new Promise<string[]>((resolve) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/lint-prose.ts', file],
      { env: { ...process.env, NODE_NO_WARNINGS: '1' } },
      (_, out, errors) => resolve((out + errors).split('\n').filter((line) => /^ {2}line|^The/.test(line))),
    )
  })

it('tells a typo, what may be meant, and where to put a word that is right', async () => {
  const page = `---
title: A page
description: Waht it is.
operation:
  input:
    - name: xqzzy
      description: A recieved key
  examples:
    - title: Two exmaples
---

The adn of <Card title="Its nmae">two
paragrahps</Card>.
`
  const typo = (line: number, word: string, meant: string) =>
    expect.stringMatching(
      `^  line ${line}: "${word}" is in no dictionary\\. Did you mean "${meant}"(, "[^"]+"){0,2}\\? If it is right, add it to content/words\\.txt\\.$`,
    ) as string
  expect(await lint('typos.mdx', page)).toEqual([
    typo(3, 'Waht', 'What'),
    typo(7, 'recieved', 'received'),
    typo(9, 'exmaples', 'examples'),
    typo(12, 'adn', 'and'),
    typo(12, 'nmae', 'name'),
    typo(13, 'paragrahps', 'paragraphs'),
  ])
})

/** The site is written in US English. */
const british = `analyse behaviour cancelled catalogue centre colour defence favour favourite grey honour initialise labelled
  licence modelled neighbour neighbours optimise organise randomise recognise serialise synchronise travelling whilst`
const american = `analyze behavior canceled catalog center color defense favor favorite gray honor initialize labeled
  license modeled neighbor neighbors optimize organize randomize recognize serialize synchronize traveling while`

it('refuses British spelling, and says the American one', async () => {
  const words = british.split(/\s+/)
  const meant = american.split(/\s+/)
  expect(await lint('british.mdx', words.join('\n\n'))).toEqual(
    words.map(
      (word, index) =>
        `  line ${2 * index + 1}: "${word}" is not American spelling. Write "${meant[index]}".`,
    ),
  )
})

it('leaves out code, addresses, variables and identifiers', async () => {
  const page = `---
title: A page
slug: xqzzy
dataType:
  name: Xqzzy
  examples:
    - title: What it holds
      value:
        Xqzzy:
          - Key: xqzzy

          - Value: xqzzy
      output: |
        xqzzy

          qzzyx
commands:
  - name: xqzzy
    synopsis: xqzzy <qzzyx>
---

## A heading {#xqzzy}

Run \`xqzzy\` and \`\`xqzzy \` qzzyx\`\`, and \`what
xqzzy goes on\`. See [the code](/docs/xqzzy/) or https://example.org/xqzzy, {xqzzyVersion} and secp256k1.

> 1. It does:
>
>    \`\`\`ts title="xqzzy.ts"
>    xqzzy()
>    \`\`\`

~~~
xqzzy
~~~

<FileTree>

- xqzzy

</FileTree>

<Figure name="xqzzy" /> {product}'s words, such as qclient, Shamir's and Wesolowski's, are in the list.

${american}.
`
  expect(await lint('code.mdx', page)).toEqual([expect.stringContaining('in order')])
})

describe('the list of words', () => {
  const words = readFileSync('content/words.txt', 'utf8').trim().split('\n')

  it('is in the order of the alphabet, each word once', () => {
    const sorted = words.toSorted((a, b) => a.localeCompare(b, 'en'))
    expect(words).toEqual([...new Set(sorted)])
  })

  it('holds only words that are in use: others would hide typos', () => {
    const files = ['content/{docs,reference}/**/*.{mdx,yml}', 'content/glossary.yml', '*.md', 'docs/*.md']
    const code = ['{src,scripts,testing,e2e}/**/*.{ts,tsx}']
    const text = globSync([...files, ...code], { ignore: '**/*.test.*' }).map((file) =>
      readFileSync(file, 'utf8'),
    )
    const all = text.join('\n').toLowerCase()
    expect(words.filter((word) => !all.includes(word.toLowerCase()))).toEqual([])
  })
})
