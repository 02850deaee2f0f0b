import type { RootContent } from 'mdast'
import { code, element, fence, heading, inline, list, paragraph, table, text } from '../markdown/nodes'
import { exampleHead, linkSection, type ApiParts, type NamedPage } from './api-parts'
import { headerList, memberList } from './member-nodes'
import type { ApiError, Example, Member, Operation } from './model'
import { cliSample } from './samples/cli'
import { goSample } from './samples/go'
import { httpAnswer, httpSample } from './samples/http'
import { javascriptSample } from './samples/javascript'
import { pythonSample } from './samples/python'
import type { Location } from './frontmatter'
import { operationsWithoutSdk } from './sdk-gaps'
import { requestSyntax, responseSyntax } from './syntax'

/** Headings of the places where members travel, in the order of the page. */
const places: [locations: Location[], title: string][] = [
  [['host', 'path'], 'Address'],
  [['query'], 'Query parameters'],
  [['header'], 'Headers'],
  [['payload', 'body'], 'Body'],
]

/** One list of members for each place where they travel. */
function memberGroups(members: Member[], operation: Operation, prefix: string): RootContent[] {
  return places.flatMap(([locations, title]) => {
    const inside = members.filter((member) => locations.includes(member.in))
    if (!inside.length) return []
    const id = `${prefix}-${title.toLowerCase().replace(' ', '-')}`
    return [
      heading(3, id, text(`${prefix === 'request' ? 'Request' : 'Response'} ${title.toLowerCase()}`)),
      memberList(inside, operation.service, prefix),
    ]
  })
}

const common = (summary: string, ...children: RootContent[]) => element('Details', { summary }, children)

const errorTable = (errors: ApiError[]): RootContent =>
  table(
    ['Code', 'Status', 'When'],
    errors.map(({ code: name, status, when }) => [[code(name)], [text(String(status))], inline(when)]),
  )

function errorSection({ errors, service }: Operation): RootContent[] {
  const others = service.commonErrors.filter(({ code }) => !errors.some((error) => error.code === code))
  return [
    heading(2, 'errors', text('Errors')),
    ...(errors.length ? [errorTable(errors)] : []),
    ...(others.length ? [common('Errors that every operation can answer with', errorTable(others))] : []),
  ]
}

const permissionSection = ({ permissions }: Operation): RootContent[] =>
  permissions.length
    ? [
        heading(2, 'permissions', text('Permissions')),
        list(
          permissions.map(({ action, when }) => [
            code(action),
            ...(when ? [text(': '), ...inline(when)] : []),
          ]),
        ),
      ]
    : []

function exampleNodes(operation: Operation, example: Example, index: number): RootContent[] {
  const { input, output } = example
  const tab = (label: string, value: string, language: string, source: string) =>
    element('Tab', { label, value }, [fence(language, source)])
  const inSdks = !(operation.name in operationsWithoutSdk)
  return [
    ...exampleHead(example, index),
    element('Tabs', { group: 'lang' }, [
      tab('HTTP', 'http', 'http', httpSample(operation, input)),
      tab('AWS CLI', 'cli', 'bash', cliSample(operation, input)),
      ...(inSdks ? [tab('JavaScript', 'js', 'javascript', javascriptSample(operation, input))] : []),
      tab('Python', 'python', 'python', pythonSample(operation, input)),
      ...(inSdks ? [tab('Go', 'go', 'go', goSample(operation, input))] : []),
    ]),
    fence('http', httpAnswer(operation, output), 'Response'),
  ]
}

/** The parts of an operation's page. */
export function operationParts(operation: Operation, types: NamedPage[], related: NamedPage[]): ApiParts {
  const { service, input, output, name } = operation
  return {
    samples: [
      heading(2, 'examples', text('Examples')),
      ...operation.examples.flatMap((example, index) => exampleNodes(operation, example, index)),
    ],
    sections: [
      heading(2, 'request-syntax', text('Request syntax')),
      fence('http', requestSyntax(operation)),
      heading(2, 'request-parameters', text('Request parameters')),
      ...(input.length
        ? memberGroups(input, operation, 'request')
        : [paragraph(text('The operation takes no parameters.'))]),
      common('Headers of every request', headerList(service.requestHeaders, name)),
      heading(2, 'response-syntax', text('Response syntax')),
      fence('http', responseSyntax(operation)),
      heading(2, 'response-elements', text('Response elements')),
      ...(output.length
        ? memberGroups(output, operation, 'response')
        : [paragraph(text('A successful answer has no elements of its own.'))]),
      common('Headers of every answer', headerList(service.responseHeaders, name)),
      ...errorSection(operation),
      ...permissionSection(operation),
      ...linkSection('data-types', 'Data types', types),
      ...linkSection('related-operations', 'Related operations', related),
    ],
  }
}
