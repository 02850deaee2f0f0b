import { issuesUrl } from './ReportLink'

it.each([
  ['https://github.com/Owner/docs/edit/main/content/docs/', 'https://github.com/Owner/docs/issues/new'],
  ['https://gitlab.com/owner/docs/-/edit/main/', 'https://gitlab.com/owner/docs/issues/new'],
  ['https://example.org/edit/', null],
])('mistakes of a site that is edited at %s are collected at %s', (editUrl, expected) => {
  expect(issuesUrl(editUrl)).toBe(expected)
})
