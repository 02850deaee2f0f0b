import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeOldPictures } from './old-pictures'

const hashes = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32))
const [shown, offered, printed] = hashes

describe('removeOldPictures', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'old-pictures-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('removes what no page, no data and no Markdown names, and nothing else', async () => {
    for (const hash of hashes) write(`static/${hash}/1b5e0/owl.webp`, 'picture')
    write('static/page-data/1.json', '{}')
    write('static/app.js', '')
    write('index.html', `<img src="/pr-12/static/${shown}/1b5e0/owl.webp">`)
    write('page-data/index/page-data.json', `{"src":"/static/${offered}/1b5e0/owl.webp"}`)
    write('index.md', `![An owl](https://docs.example.org/static/${printed}/owl.webp)`)
    await removeOldPictures(folder)
    const left = new Set(readdirSync(path.join(folder, 'static')))
    expect(left).toEqual(new Set([shown, offered, printed, 'app.js', 'page-data']))
  })

  it('has nothing to do where a site has no pictures', async () => {
    await expect(removeOldPictures(path.join(folder, 'static', 'page-data'))).resolves.toBeUndefined()
  })
})
