import { inferredTrait, traits, type Shape } from './smithy-shapes'

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
          member: { ...source, ...traits({ documentation: 'That there is such a member.' }) },
          limits: { ...source, ...traits({ documentation: 'Its sizes.' }) },
          pattern: { ...source, ...traits({ documentation: 'Its pattern.' }) },
          values: { ...source, ...traits({ documentation: 'Its allowed values.' }) },
          default: { ...source, ...traits({ documentation: 'Its default.' }) },
          status: { ...source, ...traits({ documentation: 'The status of the error.' }) },
          errors: {
            target: id(errorsName),
            ...traits({ documentation: 'That the operation has these errors, by code.' }),
          },
        },
        ...traits({
          trait: {},
          documentation:
            'What of a shape the documentation of the service does not state, and where it is from.',
        }),
      },
    ],
    [errorsName, { type: 'map', key: { target: 'smithy.api#String' }, value: source }],
    [
      sourceName,
      {
        type: 'enum',
        members: {
          SDK: value('sdk', 'From the definition that SDKs are made from.'),
          AMAZON: value('amazon', 'As the service of Amazon does it; not confirmed for this one.'),
        },
      },
    ],
  ]
}

/** Names that the model must leave to the trait. */
export const inferredNames = [inferredTrait, sourceName, errorsName]
