import { parse } from '@babel/parser'
import type { Expression, ObjectExpression, ObjectProperty } from '@babel/types'
import type { Mistake } from './mistakes'
import { contentFolder, settingsFile } from './file-names'
import type { SiteSource } from './site-source'

type WithCode = Pick<SiteSource, 'settingsText' | 'edition'>

/** Says where a key of the settings stands: the line of the nearest part of its path that is written there. */
export type LineInSettings = (path: readonly PropertyKey[]) => number | undefined

/** A mistake in the settings, at the key with this path. */
export type MistakeInSettings = (key: readonly PropertyKey[], message: string, fix: string) => Mistake

/** Makes mistakes in the settings, each with the line of its key where that is known. */
export const mistakeInSettings =
  (lineOf: LineInSettings): MistakeInSettings =>
  (key, message, fix) => {
    const line = lineOf(key)
    return { file: settingsFile, ...(line && { line }), message, fix }
  }

/** What an edition says otherwise than the settings' file, and an older version. */
const ofEditions = ['baseUrl', 'locale', 'translations', 'olderVersions']
const ofVersions = ['docsVersion', 'sidebars', 'navbar', 'search']

/**
 * The lines of the settings' keys. The file is parsed when the first is asked for, and not run. What an edition says
 * otherwise has no line.
 */
export function linesOfSettings({ settingsText, edition }: WithCode): LineInSettings {
  const isOlder = edition?.edition.docs.at(-1) !== contentFolder
  const foreign = edition?.edition.name ? [...ofEditions, ...(isOlder ? ofVersions : [])] : []
  let top: ObjectExpression | undefined
  return (path) => {
    if (!settingsText || foreign.includes(String(path[0]))) return undefined
    top ??= settingsIn(settingsText)
    return top && lineIn(top, path)
  }
}

/** Keys that are written twice: the program takes the last one without a word. */
export function repeatedKeys({ settingsText, edition }: WithCode): Mistake[] {
  const top = settingsText && !edition?.edition.name ? settingsIn(settingsText) : undefined
  return (top ? repeatedIn(top) : []).map((property) => ({
    file: settingsFile,
    line: property.loc?.start.line,
    message: `The key "${nameOf(property)}" stands here twice.`,
    fix: 'Remove one of the two.',
  }))
}

/** The object that the file calls `settings`; undefined where there is none, which is told by what reads it. */
function settingsIn(text: string): ObjectExpression | undefined {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'], errorRecovery: true })
  const constants = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? declared.declarations : []
  })
  const found = constants.find(({ id }) => id.type === 'Identifier' && id.name === 'settings')?.init
  const value = found && plain(found)
  return value?.type === 'ObjectExpression' ? value : undefined
}

/** A value without what only types say of it: `{…} as const`. */
const plain = (value: Expression): Expression =>
  value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? plain(value.expression) : value

function lineIn(value: Expression, [key, ...rest]: readonly PropertyKey[]): number | undefined {
  const [place, inner] = partOf(plain(value), key)
  const line = place?.loc?.start.line
  if (!line) return value.loc?.start.line
  return inner && rest.length ? lineIn(inner, rest) : line
}

/** A part of an object or a list: where it begins, and its value. */
function partOf(
  value: Expression,
  key: PropertyKey | undefined,
): [] | [place: Expression | ObjectProperty, value: Expression] {
  if (value.type === 'ArrayExpression') {
    const item = value.elements[Number(key)]
    return item && item.type !== 'SpreadElement' ? [item, item] : []
  }
  if (value.type !== 'ObjectExpression') return []
  const property = propertiesOf(value).find((one) => nameOf(one) === key)
  return property ? [property, property.value as Expression] : []
}

const propertiesOf = ({ properties }: ObjectExpression) =>
  properties.filter((one): one is ObjectProperty => one.type === 'ObjectProperty')

const nameOf = ({ key, computed }: ObjectProperty): string | undefined => {
  if (computed) return undefined
  if (key.type === 'Identifier') return key.name
  return key.type === 'StringLiteral' ? key.value : undefined
}

function repeatedIn(value: Expression): ObjectProperty[] {
  if (value.type === 'ArrayExpression')
    return value.elements.flatMap((item) => (item && item.type !== 'SpreadElement' ? repeatedIn(item) : []))
  if (value.type !== 'ObjectExpression') return []
  const properties = propertiesOf(value)
  const names = properties.map(nameOf)
  return properties.flatMap((property, index) => [
    ...(names[index] !== undefined && names.indexOf(names[index]) < index ? [property] : []),
    ...repeatedIn(property.value as Expression),
  ])
}
