/** The custom property of a color role: "code.text" is --c-code-text. It is short, since each page names it a hundred times. */
export const colorProperty = (role: string) => `--c-${role.replace('.', '-')}`

/** A color role where Theme UI looks no names up: in attributes, and in parts of a value. */
export const colorValue = (role: string) => `var(${colorProperty(role)})`

/** A group of roles as the values that styles use: var(--c-…). */
const group = <Name extends string>(prefix: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, colorValue(prefix + name)])) as Record<Name, string>

const box = (name: string) => group(`${name}.`, ['text', 'background'])

/** Every color of the interface is one of these roles; colors.ts gives each a color in both modes. */
export const colorRoles = {
  ...group('', [
    'text',
    'heading',
    'muted',
    'background',
    'surface',
    'border',
    'control',
    'accent',
    'accentSoft',
    'onAccent',
    'overlay',
  ]),
  note: box('note'),
  tip: box('tip'),
  info: box('info'),
  warning: box('warning'),
  danger: box('danger'),
  code: box('code'),
}

/** What highlighted code is made of: the build gives each token a class with its role. */
export const tokenRoles = [
  'keyword',
  'string',
  'constant',
  'function',
  'parameter',
  'comment',
  'punctuation',
  'option',
  'path',
] as const

/** All roles: also those that only the styles of the head name, so that browsers get no code for them. */
export const allColorRoles = () => ({
  ...colorRoles,
  ...group('', ['raised']),
  code: { ...colorRoles.code, ...group('code.', ['inline', 'marked', 'added', 'removed', ...tokenRoles]) },
})
