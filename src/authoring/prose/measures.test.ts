import { unified } from 'unified'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { limits, measure, outOfBounds, sentencesOf, syllablesOf } from './measures'

const sentences = (text: string) =>
  sentencesOf(unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text))
const repeat = (sentence: string, times = 20) => Array.from({ length: times }, () => sentence)

describe('the sentences of a page', () => {
  it('are those of its paragraphs and lists', () => {
    expect(sentences('# A title.\n\nOne is here. Two is\nhere, too.\n\n- Three is in a list.\n')).toEqual([
      'One is here.',
      'Two is here, too.',
      'Three is in a list.',
    ])
  })

  it('are not in tables and code, and code in them is a word', () => {
    expect(sentences('| A b. |\n| - |\n| C d. |\n\n```\nE f.\n```\n\nRun `a b c d` now.')).toEqual([
      'Run ¤ now.',
    ])
  })

  it('do not end at the dot of a number or a file', () => {
    expect(sentences('Version 2.1 reads config.yml at its start.')).toHaveLength(1)
  })
})

describe('a measure', () => {
  it.each([
    ['node', 1],
    ['network', 2],
    ['computation', 4],
    ['started', 2],
    ['asked', 1],
    ['table', 2],
  ])('counts the syllables of %s: %d', (word, count) => {
    expect(syllablesOf(word)).toBe(count)
  })

  it('is Flesch’s reading ease', () => {
    // Six words of one syllable: 206.835 - 1.015 * 6 - 84.6 = 116.1
    expect(measure(['The cat sat on the mat.']).ease).toBeCloseTo(116.1, 1)
  })

  it('is the share of sentences under eight words', () => {
    expect(measure(['One two three.', 'One two three four five six seven eight nine.']).short).toBe(0.5)
  })
})

describe('a page is refused', () => {
  const mistakes = (list: readonly string[]) => outOfBounds(measure(list)).map(({ message }) => message)

  it('where most sentences are stubs', () => {
    expect(mistakes(repeat('It stops. '))).toContainEqual(expect.stringContaining('100 % of the sentences'))
  })

  it('where its words are long', () => {
    expect(
      mistakes(
        repeat(
          'Considerable organizational responsibilities necessitate interdisciplinary investigation of unanticipated configurations.',
        ),
      ),
    ).toEqual([expect.stringContaining('hard to read')])
  })

  it('where its sentences are', () => {
    expect(mistakes(repeat(`${'the cat sat and '.repeat(8)}slept.`))).toEqual([
      expect.stringContaining('33.0 words'),
    ])
  })

  it('not for a few sentences', () => {
    expect(mistakes(repeat('It stops.', 19))).toEqual([])
  })

  it('not where long and short ones take turns', () => {
    const turns = repeat('The node keeps its keys in a directory that only root may read.', 16).concat(
      repeat('Back it up now.', 9),
    )
    expect(measure(turns).short).toBeCloseTo(limits.short)
    expect(mistakes(turns)).toEqual([])
  })
})
