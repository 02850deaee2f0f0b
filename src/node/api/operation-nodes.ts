import type { RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { code, element, fence, heading, list, paragraph, sentence, table, text } from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import { exampleHead, linkSection, panel, type ApiParts, type NamedPage } from './api-parts'
import { ownDifferences } from './difference-nodes'
import { sha256 } from '../../publish/sha256'
import { httpAnswer } from './http-example'
import { headerList, memberList } from './member-nodes'
import { mark, markLegend } from './mark-nodes'
import type { ApiError, Example, Location, Member, Operation } from '../../api-reference/model'
import { caughtError, samplesOf } from '../../api-reference/samples/samples'
import { inSdks } from './sdk-gaps'
import { requestSyntax, responseSyntax } from './syntax'

/** The places where members travel, in the order of the page, and what their anchors end with. */
const places: [locations: Location[], id: string, name: keyof typeof words.api.request][] = [
  [['host', 'path'], 'address', 'address'],
  [['query'], 'query-parameters', 'query'],
  [['header'], 'headers', 'headers'],
  [['payload', 'body'], 'body', 'body'],
]

/** One list of members for each place where they travel. */
function memberGroups(
  members: Member[],
  operation: Operation,
  prefix: 'request' | 'response',
): RootContent[] {
  const titles = prefix === 'request' ? words.api.request : words.api.answer
  return places.flatMap(([locations, id, name]) => {
    const inside = members.filter((member) => locations.includes(member.in))
    if (!inside.length) return []
    return [
      heading(3, `${prefix}-${id}`, text(titles[name])),
      memberList(inside, operation.service, prefix, [], operation.name),
    ]
  })
}

const common = (summary: string, ...children: RootContent[]) => element('Details', { summary }, children)

/** Errors with what they mean. Where all statuses are from one source, the mark stands once, in the head. */
function errorTable(errors: ApiError[]): RootContent {
  const [one, ...others] = new Set(errors.map(({ statusSource }) => statusSource))
  return table(
    [
      words.api.error.code,
      [text(words.api.error.status), ...(others.length ? [] : mark(one))],
      words.api.error.when,
    ],
    errors.map(({ code: name, status, when, source, statusSource }) => [
      [code(name), ...mark(source)],
      [text(String(status)), ...(others.length ? mark(statusSource) : [])],
      inline(when),
    ]),
  )
}

function errorSection({ errors, service }: Operation): RootContent[] {
  const others = service.commonErrors.filter(({ code }) => !errors.some((error) => error.code === code))
  return [
    heading(2, 'errors', text(words.api.errors)),
    ...(errors.length ? [errorTable(errors)] : []),
    ...(others.length ? [common(words.api.commonErrors, errorTable(others))] : []),
  ]
}

const permissionSection = ({ permissions }: Operation): RootContent[] =>
  permissions.length
    ? [
        heading(2, 'permissions', text(words.api.permissions)),
        list(
          permissions.map(({ action, when }) =>
            when
              ? sentence(words.api.permissionWhen.join({ action: [code(action)], when: inline(when) }))
              : [code(action)],
          ),
        ),
      ]
    : []

function exampleNodes(operation: Operation, example: Example, index: number): RootContent[] {
  const { input } = example
  const samples = samplesOf(operation, input, {
    inSdks: inSdks(operation),
    error: index ? undefined : caughtError(operation),
    digest: sha256,
  })
  return [
    ...exampleHead(example, index),
    panel(
      element('p', { className: ['label'] }, [text(words.api.sentRequest)]),
      element(
        'Tabs',
        { group: 'lang' },
        samples.map(({ label, name, language, code }) =>
          element('Tab', { label, value: name }, [fence(language, code)]),
        ),
      ),
    ),
    // Below the samples that it changes.
    ...(index ? [] : [element('Workbench', {}, [])]),
    fence('http', httpAnswer(operation, example), words.api.response),
  ]
}

/**
 * The parts of an operation's page.
 * @param differencesPath route of the page that compares all operations with the SDKs, where there is one
 */
export function operationParts(
  operation: Operation,
  types: NamedPage[],
  related: NamedPage[],
  differencesPath?: string,
): ApiParts {
  const { service, input, output, name } = operation
  const sections = [
    heading(2, 'request-syntax', text(words.api.requestSyntax)),
    fence('http', requestSyntax(operation)),
    heading(2, 'request-parameters', text(words.api.requestParameters)),
    ...(input.length ? memberGroups(input, operation, 'request') : [paragraph(text(words.api.noParameters))]),
    common(words.api.requestHeaders, headerList(service.requestHeaders, name)),
    heading(2, 'response-syntax', text(words.api.responseSyntax)),
    fence('http', responseSyntax(operation)),
    heading(2, 'response-elements', text(words.api.responseElements)),
    ...(output.length
      ? memberGroups(output, operation, 'response')
      : [paragraph(text(words.api.noElements))]),
    common(words.api.responseHeaders, headerList(service.responseHeaders, name)),
    ...errorSection(operation),
    ...permissionSection(operation),
    ...ownDifferences(operation, differencesPath),
    ...linkSection('data-types', words.api.dataTypes, types),
    ...linkSection('related-operations', words.api.relatedOperations, related),
  ]
  return {
    first: [],
    samples: [
      heading(2, 'examples', text(words.api.examples)),
      ...operation.examples.flatMap((example, index) => exampleNodes(operation, example, index)),
    ],
    sections: [...sections, ...markLegend(sections, service)],
  }
}
