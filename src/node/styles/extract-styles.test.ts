import path from 'node:path'
import { extractStyles } from './extract-styles'

/** A module as it could stand among the site's components. */
const file = path.resolve('src/components/page/Example.tsx')
const extract = (source: string) => extractStyles(source, file)

/** The class in a piece of code. */
const classIn = (code: string) => /['"]([xy][a-z0-9]+)['"]/.exec(code)?.[1]

describe('extractStyles', () => {
  it('puts a class in the place of styles, whose rules have the theme’s values', async () => {
    const { code, css } = await extract(
      "export const Note = () => <p sx={{ p: 3, color: 'muted', '&:hover': { m: [0, 4] } }}>Hi</p>",
    )
    const name = classIn(code)!
    expect(code).toBe(`export const Note = () => <p  className={'${name}'}>Hi</p>`)
    expect(css).toContain(`.${name}{padding:16px;color:var(--c-muted);}`)
    const hovered = `@media (hover: hover){.${name}.${name}:hover{margin:`
    expect(css).toContain(`${hovered}0;}}`)
    expect(css.replace(/[\d.]+em/, '')).toContain(`@media screen and (min-width: ){${hovered}24px;}}}`)
  })

  it('keeps what answers a pointer from touch screens, where what was pressed stays hovered', async () => {
    const { code, css } = await extract(
      `export const Note = () => (
         <p sx={{ '&:hover, &:active': { m: 0 }, 'a:is(:hover, :focus) > &': { m: 1 }, 'a:not(:hover) > &': { m: 2 } }}>Hi</p>
       )`,
    )
    const own = `.${classIn(code)!}`
    expect(css).toBe(
      `${own}${own}:active{margin:0;}@media (hover: hover){${own}${own}:hover{margin:0;}}` +
        `a:is(:hover, :focus)>${own}{margin:4px;}a:not(:hover)>${own}{margin:8px;}`,
    )
  })

  it('finds values in the module and in those that it imports, and says which', async () => {
    const { css, madeOf } = await extract(
      `import { below } from '../../gatsby-plugin-theme-ui/below'
       const shown = WORDS.page.next
       const base = { display: 'flex' } as const
       export default function Note() { return <p sx={{ ...base, [below()]: { mt: 2 } }}>{shown}</p> }`,
    )
    expect(css).toContain('display:flex')
    expect(css).toContain('margin-top:8px')
    expect(madeOf).toEqual([path.resolve('src/gatsby-plugin-theme-ui/below.ts')])
  })

  it('leaves a choice between styles to the moment when the element is drawn', async () => {
    const { code } = await extract(
      `const open = { m: 1 }
       const closed = { m: 2 }
       export const Part = ({ isOpen }: { isOpen: boolean }) => <p sx={isOpen ? open : closed} />`,
    )
    expect(code).toMatch(/className=\{isOpen \? 'x\w+' : 'x\w+'\}/)
  })

  it('gives like styles one class, and those of a component precedence over its own', async () => {
    const { code, css } = await extract(
      'export const Two = () => <><p sx={{ m: 1 }} /><i sx={{ m: 1 }} /><Icon sx={{ m: 1 }} /></>',
    )
    const names = [...code.matchAll(/'([xy]\w+)'/g)].map(([, name]) => name!)
    expect(names[0]).toBe(names[1])
    expect(names[2]).toMatch(/^y/)
    expect(css.split('\n')).toEqual([`.${names[0]}{margin:4px;}`, `.${names[2]}.${names[2]}{margin:4px;}`])
  })

  it('keeps the classes that an element is given, in an attribute or with all else', async () => {
    const given = await extract(
      'export const A = ({ className }: P) => <p className={className} sx={{ m: 1 }} id="a" />',
    )
    expect(given.code).toMatch(
      /<p {3}id="a" className=\{\[className, 'x\w+'\]\.filter\(Boolean\)\.join\(' '\)\} \/>/,
    )
    const spread = await extract('export const B = (rest: P) => <p sx={{ m: 1 }} {...rest} />')
    expect(spread.code).toMatch(/\{\.\.\.rest\} className=\{\[rest\.className, 'x\w+'\]/)
  })

  it('says where styles are not known when the site is built, and what to do', async () => {
    const source = `export const Part = ({ size }: { size: number }) => (
      <p sx={{ width: size }} />
    )`
    await expect(extract(source)).rejects.toThrow(
      /Example\.tsx:2: the styles depend on "size", which is not known when the site is built\. Choose between whole styles/,
    )
  })

  it('leaves a module without styles as it is', async () => {
    const source = 'export const Plain = () => <p className="a">Hi</p>'
    expect(await extract(source)).toEqual({ code: source, css: '', madeOf: [] })
  })
})
