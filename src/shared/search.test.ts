import GithubSlugger from 'github-slugger'
import { anchorOf } from './search'

it.each([
  'Frames, ranks and epochs',
  '1. Open the firewall',
  'What is the `key`?',
  'A – B',
  'snake_case & co',
  'Über',
])('the anchor of “%s” is the one that the build gives, or is told apart', (heading) => {
  const given = new GithubSlugger().slug(heading)
  // Letters beyond a to z differ; the build then writes the anchor out.
  if (/^[\x20-\x7e–]*$/.test(heading)) expect(anchorOf(heading)).toBe(given)
  else expect(anchorOf(heading)).not.toBe(given)
})
