import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { brotliCompressSync } from 'node:zlib'
import { extractStyles } from './src/node/styles/extract-styles'
void (async () => {
const all = new Set<string>()
for (const f of globSync('src/**/*.tsx', { ignore: '**/*.test.tsx' })) {
  const s = readFileSync(f, 'utf8')
  if (!s.includes('sx=')) continue
  try { const { css, code } = await extractStyles(s, path.resolve(f)); css.split('\n').forEach((l) => all.add(l)); if (process.argv[2] && f.includes(process.argv[2])) console.log(code, css) } catch (e) { console.log(f, String(e).slice(0, 200)) }
}
const t = [...all].join('')
console.log(t.length, brotliCompressSync(Buffer.from(t)).length)
})()
