import { listingTitle } from './listing-title'

const crumbs = (...labels: string[]) => labels.map((label) => ({ label, path: null }))

it.each([
  [['API', 'QKMS', 'User manual'], 'User manual · QKMS'],
  [['User manual'], 'User manual'],
])('a listing below %j is called %s', (labels, title) => {
  expect(listingTitle({ label: 'User manual', breadcrumbs: crumbs(...labels) })).toBe(title)
})
