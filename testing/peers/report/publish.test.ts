import { readFileSync } from 'node:fs'
import { parseFigures } from './figures'
import { pictureOf } from './picture'
import { files, withTable } from './publish'
import { sampleFigures } from './sample'

const read = (file: string) => readFileSync(file, 'utf8')

it('a file of something else is refused', () => {
  const other = { ...sampleFigures, machine: 'mine' }
  expect(() => parseFigures(JSON.stringify(other), 'x.json')).toThrow(
    /^x\.json does not hold figures of peers: machine: .*\. Measure again: npm run bench:peers\.$/,
  )
})

describe('what is published', () => {
  const figures = parseFigures(read(files.figures), files.figures)

  it('the table is that of the figures', () =>
    expect(withTable(read(files.table), figures)).toBe(read(files.table)))

  it('the picture is that of the figures', () => expect(pictureOf(figures)).toBe(read(files.picture)))

  it('README shows the picture', () => expect(read('README.md')).toContain(`](${files.picture})`))
})
