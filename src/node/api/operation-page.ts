import type { ContentElement, ContentNode } from '../../shared/content-tree'
import { inlineMarkdown } from './inline'
import { listing, type Highlight } from './listing'
import { headerList, memberList } from './members'
import type { ApiError, Example, Member, Operation } from './model'
import { h, heading, join } from './elements'
import { cliSample } from './samples/cli'
import { goSample } from './samples/go'
import { httpAnswer, httpSample } from './samples/http'
import { javascriptSample } from './samples/javascript'
import { pythonSample } from './samples/python'
import type { Location } from './frontmatter'
import { operationsWithoutSdk } from './sdk-gaps'
import { requestSyntax, responseSyntax } from './syntax'

/** What a page's model adds to it: parts around the author's text. */
export interface ReferenceParts {
  /** Beside the text on wide screens, below it on narrow ones. */
  samples: ContentElement[]
  /** After the author's text. */
  sections: ContentElement[]
}

/** A page that a reference leads to. */
export interface NamedPage {
  name: string
  path: string
}

/** Headings of the places where members travel, in the order of the page. */
const places: [locations: Location[], title: string][] = [
  [['host', 'path'], 'Address'],
  [['query'], 'Query parameters'],
  [['header'], 'Headers'],
  [['payload', 'body'], 'Body'],
]

/** One list of members for each place where they travel. */
function memberGroups(members: Member[], operation: Operation, prefix: string): ContentElement[] {
  return places.flatMap(([locations, title]) => {
    const inside = members.filter((member) => locations.includes(member.in))
    if (!inside.length) return []
    const id = `${prefix}-${title.toLowerCase().replace(' ', '-')}`
    return [
      heading(3, id, `${prefix === 'request' ? 'Request' : 'Response'} ${title.toLowerCase()}`),
      memberList(inside, operation.service, prefix),
    ]
  })
}

const common = (summary: string, ...children: ContentElement[]) => h('Details', { summary }, ...children)

const errorTable = (errors: ApiError[]): ContentElement =>
  h(
    'table',
    null,
    h('thead', null, h('tr', null, h('th', null, 'Code'), h('th', null, 'Status'), h('th', null, 'When'))),
    h(
      'tbody',
      null,
      ...errors.map(({ code, status, when }) =>
        h(
          'tr',
          null,
          h('td', null, h('code', null, code)),
          h('td', null, String(status)),
          h('td', null, ...inlineMarkdown(when)),
        ),
      ),
    ),
  )

function errorSection({ errors, service }: Operation): ContentElement[] {
  const others = service.commonErrors.filter(({ code }) => !errors.some((error) => error.code === code))
  return [
    heading(2, 'errors', 'Errors'),
    ...(errors.length ? [errorTable(errors)] : []),
    ...(others.length ? [common('Errors that every operation can answer with', errorTable(others))] : []),
  ]
}

const permissionSection = ({ permissions }: Operation): ContentElement[] =>
  permissions.length
    ? [
        heading(2, 'permissions', 'Permissions'),
        h(
          'ul',
          null,
          ...permissions.map(({ action, when }) =>
            h('li', null, h('code', null, action), ...(when ? [': ', ...inlineMarkdown(when)] : [])),
          ),
        ),
      ]
    : []

/** A section that leads to other pages of the reference; none where there is nothing to lead to. */
export const linkSection = (id: string, title: string, pages: NamedPage[]): ContentElement[] =>
  pages.length
    ? [
        heading(2, id, title),
        h(
          'p',
          null,
          ...join(
            pages.map(({ name, path }): ContentNode => h('a', { href: path }, name)),
            ', ',
          ),
        ),
      ]
    : []

async function exampleParts(operation: Operation, example: Example, index: number, highlight: Highlight) {
  const tab = async (label: string, value: string, language: string, source: string) =>
    h('Tab', { label, value }, await listing(highlight, language, source))
  const { input, output } = example
  const inSdks = !(operation.name in operationsWithoutSdk)
  return [
    heading(3, `example-${index + 1}`, example.title),
    ...(example.description ? [h('p', null, ...inlineMarkdown(example.description))] : []),
    h(
      'Tabs',
      { group: 'lang' },
      await tab('HTTP', 'http', 'http', httpSample(operation, input)),
      await tab('AWS CLI', 'cli', 'bash', cliSample(operation, input)),
      inSdks && (await tab('JavaScript', 'js', 'javascript', javascriptSample(operation, input))),
      await tab('Python', 'python', 'python', pythonSample(operation, input)),
      inSdks && (await tab('Go', 'go', 'go', goSample(operation, input))),
    ),
    await listing(highlight, 'http', httpAnswer(operation, output), 'Response'),
  ]
}

/** The parts of an operation's page. */
export async function operationParts(
  operation: Operation,
  types: NamedPage[],
  related: NamedPage[],
  highlight: Highlight,
): Promise<ReferenceParts> {
  const { service, input, output, name } = operation
  const examples = await Promise.all(
    operation.examples.map((example, index) => exampleParts(operation, example, index, highlight)),
  )
  return {
    samples: [heading(2, 'examples', 'Examples'), ...examples.flat()],
    sections: [
      heading(2, 'request-syntax', 'Request syntax'),
      await listing(highlight, 'http', requestSyntax(operation)),
      heading(2, 'request-parameters', 'Request parameters'),
      ...(input.length
        ? memberGroups(input, operation, 'request')
        : [h('p', null, 'The operation takes no parameters.')]),
      common('Headers of every request', headerList(service.requestHeaders, name)),
      heading(2, 'response-syntax', 'Response syntax'),
      await listing(highlight, 'http', responseSyntax(operation)),
      heading(2, 'response-elements', 'Response elements'),
      ...(output.length
        ? memberGroups(output, operation, 'response')
        : [h('p', null, 'A successful answer has no elements of its own.')]),
      common('Headers of every answer', headerList(service.responseHeaders, name)),
      ...errorSection(operation),
      ...permissionSection(operation),
      ...linkSection('data-types', 'Data types', types),
      ...linkSection('related-operations', 'Related operations', related),
    ],
  }
}
