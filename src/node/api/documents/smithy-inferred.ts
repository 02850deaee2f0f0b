import { words } from '../../../locale/site-words'
import { inferredTrait, traits, type Shape } from './smithy-shapes'

const terms = words.documents.smithy

const sourceName = 'InferredFrom'
const errorsName = 'InferredErrors'

/** The trait and the shapes that it is made of, by their names. @param id the ID of a name in the model */
export function inferredShapes(id: (name: string) => string): [name: string, shape: Shape][] {
  const source = { target: id(sourceName) }
  const value = (enumValue: string, documentation: string) => ({
    target: 'smithy.api#Unit',
    ...traits({ enumValue, documentation }),
  })
  return [
    [
      inferredTrait,
      {
        type: 'structure',
        members: {
          member: { ...source, ...traits({ documentation: terms.traitOf.member }) },
          limits: { ...source, ...traits({ documentation: terms.traitOf.limits }) },
          pattern: { ...source, ...traits({ documentation: terms.traitOf.pattern }) },
          values: { ...source, ...traits({ documentation: terms.traitOf.values }) },
          default: { ...source, ...traits({ documentation: terms.traitOf.default }) },
          status: { ...source, ...traits({ documentation: terms.traitOf.status }) },
          errors: {
            target: id(errorsName),
            ...traits({ documentation: terms.traitOf.errors }),
          },
        },
        ...traits({
          trait: {},
          documentation: terms.trait,
        }),
      },
    ],
    [errorsName, { type: 'map', key: { target: 'smithy.api#String' }, value: source }],
    [
      sourceName,
      {
        type: 'enum',
        members: {
          SDK: value('sdk', terms.sources.sdk),
          AMAZON: value('amazon', terms.sources.amazon),
          ANALOGY: value('analogy', terms.sources.analogy),
        },
      },
    ],
  ]
}

/** Names that the model must leave to the trait. */
export const inferredNames = [inferredTrait, sourceName, errorsName]
