import { plainLines, sampleLines } from './highlight-sample'

it('what is typed never becomes HTML, and no letter is lost', () => {
  const code = `const a = "<img src=x onerror=alert(1)>" // & more\n<script>'\\''</script> --name 12`
  for (const html of [plainLines(code), sampleLines(code)]) {
    const element = document.createElement('pre')
    element.innerHTML = html
    expect(element.textContent).toBe(code)
    expect(element.querySelectorAll(':not(span, wbr)')).toHaveLength(0)
  }
})

it('tokens have the classes of listings', () => {
  expect(sampleLines('import boto3 # why')).toBe(
    '<span class="line"><span class="tk-keyword">import</span> boto3 <span class="tk-comment long"># why</span></span>',
  )
  expect(sampleLines('--region q-world-1 https://a/b#c')).toContain(
    '<span class="tk-path">https://a/b#c</span>',
  )
  expect(sampleLines(`--key ${'k'.repeat(30)} https://${'host'.repeat(6)}/`)).toContain(
    '<span class="tk-path long">',
  )
})

it('names look as they do in the samples that the page came with', () => {
  expect(sampleLines('Host: a\n\n{\n  "Key": "a"\n}')).toBe(
    [
      '<span class="line"><span class="tk-function">Host</span>: a</span>',
      '<span class="line"></span>',
      '<span class="line">{</span>',
      '<span class="line">  <span class="tk-keyword">"Key"</span>: <span class="tk-string-expression">"a"</span></span>',
      '<span class="line">}</span>',
    ].join('\n'),
  )
  expect(sampleLines('curl --request PUT')).toMatch(
    /^<span class="line"><span class="tk-function">curl<\/span> /,
  )
  expect(sampleLines('  <Key>a</Key>')).toContain(
    '<span class="tk-punctuation">&lt;<span class="tk-function">Key</span>&gt;</span>a<span class="tk-punctuation">&lt;/',
  )
  expect(sampleLines('cat <<END >file')).not.toContain('tk-')
})

it('a long text goes on behind the sign before a value, and keeps its joined names', () => {
  const text =
    "'Authorization: AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20261128/a-name-of-more-than-24-letters'"
  expect(sampleLines(`--header ${text}`)).toContain(
    '<span class="whole">AWS4-HMAC-SHA256</span> Credential=<wbr>AKIAIOSFODNN7EXAMPLE/<wbr>20261128/<wbr>a-name-of-more-than-24',
  )
})

it('a long text goes on behind its joints, and keeps its names, its quote and the sign behind it', () => {
  expect(sampleLines("curl 'https://my-bucket.example.com/hello/a.txt' \\")).toContain(
    '"tk-string-expression long">\'https://<wbr><span class="whole">my-bucket</span>.<wbr>example.<wbr>com/<wbr>hello/<wbr><span class="whole">a.txt\'</span></span><span class="whole"> \\</span>',
  )
  expect(sampleLines("curl 'https://my-bucket.qstorage.example.com/' \\")).toContain(
    '<wbr>example.<wbr><span class="whole">com/\'</span></span><span class="whole"> \\</span>',
  )
  expect(sampleLines("curl 'https://qstorage.example.com/my-bucket'")).toContain(
    `/<wbr><span class="whole">my-bucket'</span>`,
  )
})
