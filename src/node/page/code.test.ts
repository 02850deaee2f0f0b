import { compileBody, elements, file } from '../../../testing/fixtures/compile-body'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

async function blockOf(info: string, code: string) {
  const compiled = await compileBody(fence(info, code))
  const props = elements(compiled.tree, 'CodeBlock')[0]?.props ?? {}
  const html = typeof props.html === 'string' ? props.html : ''
  /** The classes of each line beside "line". */
  const lines = [...html.matchAll(/<span class="line ?([^"]*)">/g)].map(([, classes]) => classes)
  return { ...compiled, props, html, lines, text: html.replace(/<[^>]*>/g, '') }
}

describe('code fences', () => {
  it('become a CodeBlock with a language and highlighted lines', async () => {
    const { tree } = await compileBody(fence('ts', 'const a = 1'))
    expect(tree.children).toEqual([
      {
        tag: 'CodeBlock',
        props: {
          language: 'ts',
          html: '<span class="line"><span class="tk-keyword">const</span><span class="tk-constant"> a</span><span class="tk-keyword"> =</span><span class="tk-constant"> 1</span></span>',
        },
      },
    ])
  })

  it.each([
    ['comment', '// note'],
    ['keyword', 'const'],
    ['function', 'call'],
    ['string-expression', '"text"'],
    ['constant', '42'],
  ])('name the role "%s" of a token as a class', async (role, token) => {
    const { html } = await blockOf('ts', 'const a = call("text", 42) // note')
    expect(html).toMatch(new RegExp(`<span class="tk-${role}">[^<]*${token.replace('(', '\\(')}`))
  })

  it.each([
    ['function', 'curl'],
    ['option', '--output'],
    ['option', '-X'],
    ['path', '~/.config/a'],
    ['path', 'keys.yml'],
    ['path', 'https://example.org/a'],
    ['string-expression long', "'a b'"],
  ])('in a shell, the role "%s" is that of "%s"', async (role, token) => {
    const code = "curl -X POST 'a b' keys.yml --output ~/.config/a https://example.org/a"
    for (const source of [code, `$ ${code}\ndone`]) {
      const { html } = await blockOf('bash', source)
      expect(html).toContain(`<span class="tk-${role}">${token}</span>`)
      expect(html).toContain('</span> POST')
    }
  })

  it('tell the names of headers and of XML from their values, and let the signs of tags stand back', async () => {
    const header = await blockOf('http', 'PUT /k HTTP/1.1\nHost: b.example.org')
    expect(header.html).toContain('<span class="tk-function">Host</span>: b.example.org')
    const many = await blockOf('http', 'PUT /k HTTP/1.1\nx-amz-meta-*: Metadata')
    expect(many.html).toContain('<span class="tk-function">x-amz-meta-*</span>')
    const { html } = await blockOf('xml', '<A>yes</A>')
    const name = '<span class="tk-function">A</span>'
    expect(html).toContain(
      `<span class="tk-punctuation">&#x3C;${name}></span>yes<span class="tk-punctuation">&#x3C;/${name}></span>`,
    )
  })

  it.each(['xml', 'html', 'tsx', 'jsx', 'mdx'])(
    'give names of tags one role, in %s, too',
    async (language) => {
      for (const name of ['Steps', 'div']) {
        const { html, text } = await blockOf(language, `<${name} title="a">b</${name}>`)
        expect(html.match(new RegExp(`<span class="tk-[\\w-]+">${name}</span>`, 'g'))).toEqual(
          Array(2).fill(`<span class="tk-function">${name}</span>`),
        )
        expect(text).toBe(`&#x3C;${name} title="a">b&#x3C;/${name}>`)
      }
    },
  )

  it.each(['ts', 'rust', 'bash', 'json', 'diff', 'md', 'text'])(
    'have no style attributes in %s',
    async (language) => {
      const { html } = await blockOf(language, '# a\n- **b** "c": 1 + [d]')
      expect(html).toContain('class="line"')
      expect(html).not.toMatch(/style|--code/)
    },
  )

  it.each(['html', 'text', ''])('escape HTML in the language "%s"', async (language) => {
    const { html } = await blockOf(language, '<script>&amp;</script>')
    expect(html).not.toContain('<script')
    expect(html.replace(/<[^>]*>/g, '')).toBe('&#x3C;script>&#x26;amp;&#x3C;/script>')
  })

  it('say whether their first line leaves room for buttons on a phone', async () => {
    const long = 'x'.repeat(29)
    const cases = [
      ['xml', `<A>\n${long}`],
      ['xml', `${long}\n<A>`],
      ['xml', '<A>\n<B>'],
      ['xml title="a.xml"', `<A>\n${long}`],
      ['bash', `ls\n${long}`],
    ] as const
    const clear = await Promise.all(
      cases.map(async ([info, code]) => (await blockOf(info, code)).props.clear),
    )
    expect(clear).toEqual([true, undefined, undefined, undefined, undefined])
  })

  it('keep empty lines and indentation', async () => {
    const { text } = await blockOf('text', 'a\n\n  b')
    expect(text).toBe('a\n\n  b')
  })
})

describe('a session of a shell', () => {
  const session = ['$ echo "a" \\', '> | cat', 'a', '> quoted', '', '$ ls', '$5'].join('\n')

  it.each(['bash', 'sh', 'console', 'zsh'])(
    'has commands and answers in %s, the prompts no text',
    async (shell) => {
      const { lines, text } = await blockOf(shell, session)
      expect(lines).toEqual(['command', 'command more', 'output', 'output', 'output', 'command', 'output'])
      expect(text.split('\n')).toEqual(['echo "a" \\', '| cat', 'a', '> quoted', '', 'ls', '$5'])
    },
  )

  it('highlights its commands, not its answers', async () => {
    const { html } = await blockOf('console', '$ echo "a"\necho "a"')
    const [command, answer] = html.split('\n')
    expect(command).toMatch(/<span class="tk-string[^"]*">[^<]*a/)
    expect(answer).not.toContain('tk-string')
  })

  it.each([
    ['bash', 'echo $a\n> file'],
    ['yaml', '$ a\nb'],
    ['text', '$ a\nb'],
  ])('is none in %s: %j', async (language, code) => {
    const { lines, text } = await blockOf(language, code)
    expect(lines).toEqual(['', ''])
    expect(text).toBe(code)
  })
})

describe('the words after the language', () => {
  it('may be a title', async () => {
    const { props } = await blockOf('ts title="src/a b.ts"', 'x')
    expect(props.title).toBe('src/a b.ts')
  })

  it('fill the variables of the title', async () => {
    const { props } = await blockOf('ts title="{product}.ts"', 'x')
    expect(props.title).toBe('Quilibrium.ts')
  })

  it('mark lines', async () => {
    const { lines } = await blockOf('ts {1,3-5}', 'a\nb\nc\nd\ne\nf')
    expect(lines).toEqual(['highlighted', '', 'highlighted', 'highlighted', 'highlighted', ''])
  })

  it('do not mark lines that only the title names', async () => {
    const { lines, props } = await blockOf('ts title="{1}"', 'a')
    expect(lines).toEqual([''])
    expect(props.title).toBe('{1}')
  })

  it('say whether lines wrap', async () => {
    expect((await blockOf('text wrap', 'a')).props.wrap).toBe(true)
    expect((await blockOf('text', 'wrap')).props.wrap).toBeUndefined()
  })

  it('say whether variables are filled', async () => {
    expect((await blockOf('js vars', 'a = "{product}"')).text).toBe('a = "Quilibrium"')
    expect((await blockOf('js', 'a = "{product}"')).text).toBe('a = "{product}"')
  })

  it('leave braces alone that are no variable', async () => {
    const { text, mistakes } = await blockOf('js vars', 'import {a} from "{product}"')
    expect(text).toBe('import {a} from "Quilibrium"')
    expect(mistakes).toEqual([])
  })
})

describe('diff marks', () => {
  it('become classes of their lines and leave the code', async () => {
    const { lines, text } = await blockOf('ts', 'a // [!code ++]\nb // [!code --]\nc')
    expect(lines).toEqual(['diff add', 'diff remove', ''])
    expect(text.replace(/ +$/gm, '')).toBe('a\nb\nc')
  })
})

describe('languages', () => {
  it.each(['nolang', 'toString'])('that do not exist are a warning and plain text: %s', async (language) => {
    const { mistakes, warnings, props, text } = await blockOf(language, 'a {b} "c"')
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      {
        file,
        line: 1,
        message: `Language does not exist: "${language}".`,
        fix: 'The block is shown as plain text; use a language Shiki knows.',
      },
    ])
    expect(props.language).toBe('text')
    expect(text).toBe('a {b} "c"')
  })

  it('that do not exist are told with their line', async () => {
    const { warnings } = await compileBody(`text\n\n${fence('nolang', 'a')}`)
    expect(warnings.map(({ line }) => line)).toEqual([3])
  })

  it.each(['text', 'txt', 'plain', ''])('may be none: "%s"', async (language) => {
    const { warnings, props } = await blockOf(language, 'a')
    expect(warnings).toEqual([])
    expect(props.language).toBe('text')
  })
})

it('highlights a listing of Markdown the same whatever was highlighted before it', async () => {
  const source = '---\na: 1\n---\n\n<Tabs group="os">\n\n```json\n{ "a": true }\n```\n\n</Tabs>'
  const listing = '````mdx\n' + source + '\n````'
  /** In a process of its own, as far as the highlighter can tell. */
  const highlighted = async (...before: string[]) => {
    let html: unknown
    await jest.isolateModulesAsync(async () => {
      const { compileContent } = await import('./compile')
      for (const language of before) await compileContent(fence(language, 'a'), file, {})
      const { tree } = await compileContent(listing, file, {})
      html = elements(tree, 'CodeBlock')[0]?.props?.html
    })
    return html
  }
  const first = await highlighted()
  expect(first).toContain('<span class="tk-function">Tabs</span>')
  expect(await highlighted('tsx', 'yaml', 'json', 'bash', 'toml')).toBe(first)
})
