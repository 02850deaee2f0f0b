import type { Service } from '../../api-reference/model'
import { makePage } from '../../../testing/fixtures/make-page'
import { linkTargets } from './link-targets'
import { checkPageLinks, checkServiceLinks } from './links'

const targets = linkTargets([makePage('guide/fees.mdx')], ['/'])

describe('checkPageLinks', () => {
  it('tells the file, and the line where it is known', () => {
    const page = makePage(
      'guide/a.mdx',
      {},
      {
        links: [
          { href: '/x/', line: 4 },
          { href: '/', line: 5 },
          { href: '/y/', line: undefined },
        ],
      },
    )
    expect(checkPageLinks([page], targets)).toEqual([
      expect.objectContaining({ file: 'content/docs/guide/a.mdx', line: 4 }),
      expect.not.objectContaining({ line: expect.anything() as unknown }),
    ])
  })
})

it("a service's description leads to a page that is there", () => {
  const service = (guide: string) =>
    ({ file: 'content/services/keys.yml', document: { smithy: '/x.json', version: '1', guide } }) as Service
  expect(checkServiceLinks([service('/docs/guide/fees/'), service('/docs/guide/fee/')], targets)).toEqual([
    {
      file: 'content/services/keys.yml',
      message: 'The link "/docs/guide/fee/" leads to no page.',
      fix: 'The nearest existing page is /docs/guide/fees/.',
    },
  ])
})
