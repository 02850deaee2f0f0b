import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withStyleParts } from './style-parts'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'styles-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const template = '/static/component---src-templates-doc-tsx-1.css'
const styles = '.content .steps{top:0}.content .tk{color: #ff0000}.theme-ui-dark{top:0}'

/** A page as Gatsby has built it. */
const built = (classes: string, head = styles) => ({
  file: 'a/index.html',
  text: `<html><style data-emotion="css-global abc">${head}</style><style data-href="/static/app-1.css" data-identity="i">.x1{top:0}</style><style data-href="${template}" data-identity="i">.x2{top:0}.x3{top:0}</style><p class="${classes}">Text</p></html>`,
})
const parted = (...pages: { file: string; text: string }[]) => {
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  writeFileSync(path.join(folder, template), '.x2{top:0}.x3{top:0}')
  return withStyleParts(folder, '/', pages)
}
const sheets = () => readdirSync(path.join(folder, 'static/styles'))

describe('withStyleParts', () => {
  it('leaves in a page the rules that it has a use for, and names the whole sheets', async () => {
    const [page] = await parted(built('content tk x3'))
    const [sheet] = sheets()
    expect(page!.text).toContain(
      `<style data-part="" data-href="/static/styles/${sheet!}">.content .tk{color:red;}.theme-ui-dark{top:0;}</style>`,
    )
    expect(page!.text).toContain(
      `<style data-part="" data-href="${template}" data-identity="i">.x3{top:0;}</style>`,
    )
    expect(readFileSync(path.join(folder, 'static/styles', sheet!), 'utf8')).toContain(
      '.content .steps{top:0}',
    )
  })

  it('leaves the rules of classes that scripts bring', async () => {
    const [page] = await parted(built('content', 'code,.monospace{top:0}.visually-hidden{bottom:0}'))
    expect(page!.text).toContain('code,.monospace{top:0;}.visually-hidden{bottom:0;}')
  })

  it('leaves the sheet of the site’s own parts whole: scripts bring most of them', async () => {
    const [page] = await parted(built('content'))
    expect(page!.text).toContain('<style data-href="/static/app-1.css" data-identity="i">.x1{top:0}</style>')
  })

  it('leaves fonts in a sheet of their own, which stays when others change', async () => {
    const font = '@font-face{font-family:A;src:url(/a.woff2)}'
    const [page] = await parted(built('content', `.content .tk{top:0}${font}`))
    expect(page!.text).toContain(`<style>${font}</style><style data-part=""`)
    expect(readFileSync(path.join(folder, 'static/styles', sheets()[0]!), 'utf8')).not.toContain('@font-face')
    expect(await parted(page!)).toEqual([page])
  })

  it('makes the same of a page again', async () => {
    const once = await parted(built('content x2'))
    expect(await parted(...once)).toEqual(once)
  })

  it('reads no sheet before it is written: pages of an earlier build stand beside those of today', async () => {
    const earlier = await parted(built('content x2'))
    rmSync(path.join(folder, 'static/styles'), { recursive: true })
    expect(await parted(...earlier, built('content x2'))).toEqual([...earlier, ...earlier])
  })

  it('keeps one sheet, that of today', async () => {
    await parted(built('content'))
    const [before] = sheets()
    await parted(built('content', '.a{top:0}'))
    expect(sheets()).toHaveLength(1)
    expect(sheets()).not.toEqual([before])
  })
})
