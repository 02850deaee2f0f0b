/**
 * Styles say where lines begin and end, never left and right: a site in Arabic or Hebrew is laid out the other way round.
 * What can't be said that way (a place that was measured, what stands in something mirrored) is allowed by a comment that
 * gives the reason.
 */
const side = '(Left|Right)'
const logical =
  'paddingInlineStart, marginInlineEnd, insetInlineStart, borderInlineStart, borderStartEndRadius …'

/** A property of an object, by its name, quoted or not; not where an object is taken apart. */
const property = (name) => [
  `ObjectExpression > Property[computed=false][key.name=/^(${name})$/]`,
  `ObjectExpression > Property[key.value=/^(${name})$/]`,
]

/** A text in code, plain or with values in it. */
const text = (pattern) => [`Literal[value=/${pattern}/]`, `TemplateElement[value.raw=/${pattern}/]`]

const restrict = (message, ...selectors) => selectors.flat().map((selector) => ({ selector, message }))

/** Where a text within the value of a style is one side. */
const valueOf = (name, pattern) =>
  property(name).flatMap((one) => text(pattern).map((literal) => `${one} ${literal}`))

const box = `(margin|padding|border|scrollMargin|scrollPadding)${side}\\w*|border(Top|Bottom)${side}Radius`
const physical = `${box}|left|right|[mp][lr]`

export const directionRules = [
  ...restrict(
    `Name the side by the direction of lines: ${logical}`,
    property(physical),
    `AssignmentExpression > MemberExpression[object.property.name='style'][property.name=/^(${physical})$/]`,
    text(
      '(margin|padding|border|inset)-(left|right)\\b|(^|[;{\\s])(left|right):\\s*-?[\\d.]+(px|r?em|%|v\\w)',
    ),
  ),
  ...restrict(
    'Say start or end, or inline-start and inline-end.',
    valueOf('textAlign|float|clear|captionSide|justify\\w+', '^(left|right)$'),
    text('(text-align|float|clear):\\s*(left|right)\\b'),
  ),
  ...restrict(
    'Where lines run from right to left this is the other side: multiply by var(--dir), or mirror the whole.',
    valueOf('(transformOrigin|objectPosition|backgroundPosition|background|mask)', '\\b(left|right)\\b'),
    text('translate(X|3d)?\\(\\s*-?[\\d.]*[1-9]'),
    text('gradient\\(\\s*to (left|right)'),
  ),
  ...restrict(
    'The keys change places where lines run from right to left: see content/Tabs.tsx.',
    property('ArrowLeft|ArrowRight'),
  ),
  ...restrict(
    'What points along the line is mirrored: sx={{ ...mirrored }} of gatsby-plugin-theme-ui/direction.',
    "JSXOpeningElement[name.name='Icon']:has(JSXAttribute[name.name='node'] Identifier[name=/(Left|Right)$/]):not(:has(Identifier[name='mirrored']))",
  ),
  ...restrict(
    'A page has no left end: it scrolls from where lines begin, and in negative numbers from right to left.',
    "MemberExpression[property.name='scrollLeft']",
  ),
]
