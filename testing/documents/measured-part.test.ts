import { withMeasured } from './measured-part'

const place = { file: 'docs/a.md', name: 'peers' }

it('what was measured stands between its marks', () => {
  const text = 'Before.\n\n<!-- peers: begin -->\n\nOld.\n\n<!-- peers: end -->\n\nAfter.\n'
  const changed = 'Before.\n\n<!-- peers: begin -->\n\nNew.\n\n<!-- peers: end -->\n\nAfter.\n'
  expect(withMeasured(text, place, 'New.\n')).toBe(changed)
})

it('a document without the marks is refused', () =>
  expect(() => withMeasured('Before.', place, 'New.\n')).toThrow(
    /^docs\/a\.md has no place for the table: put "<!-- peers: begin -->" and "<!-- peers: end -->"/,
  ))
