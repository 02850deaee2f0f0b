import { compileBody, elements } from '../../../testing/fixtures/compile-body'

/** The inside of the only line of a listing. */
async function lineOf(command: string, language = 'bash') {
  const { tree } = await compileBody(`\`\`\`${language}\n${command}\n\`\`\``)
  const { html, commands } = elements(tree, 'CodeBlock')[0]!.props as { html: string; commands?: boolean }
  return { line: html.slice('<span class="line">'.length, -'</span>'.length), commands }
}

describe('the words of commands', () => {
  it('have their spaces between them, and no element where they break nowhere', async () => {
    expect(await lineOf('sudo apt-get install -y curl')).toEqual({
      line: '<span class="tk-function">sudo</span> <span>apt-get</span> install <span class="tk-option">-y</span> curl',
      commands: true,
    })
  })

  it('that are longer than a line of a phone are known by it', async () => {
    const { line } = await lineOf('wget https://docs.example.org/scripts/update.sh ./a')
    expect(line).toContain(
      '<span class="tk-path long">https://<wbr>docs.<wbr>example.<wbr>org/<wbr>scripts/<wbr>update.<wbr>sh</span>',
    )
    expect(line).toContain('<span class="tk-path">./a</span>')
  })

  it('are as long as all their parts', async () => {
    const { line } = await lineOf(`tool --data-directory-of-node=$HOME/abcdefgh`)
    expect(line.match(/<span[^>]*>/g)!.filter((span) => !span.includes('long'))).toEqual([
      '<span class="tk-function">',
    ])
  })

  it('do not end in a quoted text, which may break at its spaces', async () => {
    const { line } = await lineOf(`echo 'a-b c-d' 'e-f'`)
    expect(line).toMatch(/class="[^"]*long">\s*'a-b c-d'/)
    expect(line).toMatch(/<span class="[^" ]*">'e-f'<\/span>/)
  })

  it.each([
    ['a plain word', 'cp a b \\'],
    ['a flag with its value', 'tool --expires-in 3600 \\'],
    ['a word of several tokens', 'tool --to=$HOME/a \\'],
    ['a long word', 'wget https://docs.example.org/scripts/a-long-name/update.sh \\'],
    ['a long text', `tool --header 'Content-Type: application/pdf' \\`],
  ])('hold the sign of a command that goes on by the space between: %s', async (_, command) => {
    const { line } = await lineOf(`${command}\n  next`)
    const [first] = line.split('\n')
    expect(first).toMatch(/<span> (?:\\|<span[^>]*>\\<\/span>)<\/span><\/span>$/)
    expect(first!.replace(/<[^>]*>/g, '')).toBe(command)
  })

  it('leave the sign where they have room in a line only without it', async () => {
    const { line } = await lineOf('tool --a-longer-name-of-an-option \\\n  next')
    expect(line.split('\n')[0]).not.toMatch(/<span> /)
  })

  it.each([
    ['a value', 'openssl pkeyutl -verify -in public-key.der', ['-in public-key.der']],
    ['one with spaces', `aws s3api put-object --metadata 'a=b c' b`, [`--metadata 'a=b c'`]],
    ['one before the sign', 'aws s3api list --max-items 100 \\', ['--max-items 100', ' \\']],
    ['another flag', 'some-longer-tool-name --verbose --all', []],
    ['what joins commands', 'some-longer-tool-name --all | cat && a -b && c', []],
    ['a value of its own', 'some-longer-tool-name --to=./a ./b', []],
    ['more than a line holds', 'tool --a-longer-name-of-an-option its-value', []],
  ])('are one where %s stands behind a flag', async (_, command, kept) => {
    const { line } = await lineOf(`${command}\n  next`)
    const groups = line
      .split('\n')[0]!
      .matchAll(/<span>((?:[^<]|<span[^>]*>[^<]*<\/span>)* (?:[^<]|<span[^>]*>[^<]*<\/span>)*)<\/span>/g)
    expect([...groups].map(([group]) => group.replace(/<[^>]*>/g, ''))).toEqual(kept)
  })

  it('say what the lines said', async () => {
    const command = `  curl -sS "https://a.b/c?d=1" | tee -a /tmp/a-b.log  # note - here`
    expect((await lineOf(command)).line.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toBe(command)
  })

  it('are those of shells alone', async () => {
    expect((await lineOf('a-b c', 'text')).commands).toBeUndefined()
  })
})

describe('the words of other listings', () => {
  it('have places to break where no phone has room for them, and only there', async () => {
    const { line } = await lineOf('see /dns4/node.example.org/udp/8336/quic-v1 or /ip4/127.0.0.1', 'text')
    expect(line).toBe(
      'see /dns4/<wbr>node.<wbr>example.<wbr>org/<wbr>udp/<wbr>8336/<wbr>quic-<wbr>v1 or /ip4/127.0.0.1',
    )
  })

  it('have them within their tokens', async () => {
    const { line } = await lineOf('at: "https://docs.example.org/scripts/update.sh"', 'yaml')
    expect(line).toContain('docs.<wbr>example.<wbr>org/<wbr>scripts/<wbr>update.<wbr>sh')
  })
})
