/** What an author writes instead of a break in a cell. */
export const cellBreak = 'A cell has one line: write a comma or a semicolon, or a row of its own.'

/** What an author of HTML writes here instead. */
const tags: Record<string, string> = {
  br: 'End the line with a backslash, or begin a paragraph with an empty line.',
  hr: 'Write --- on a line of its own, with an empty line above.',
  img: 'Write ![What it shows](./name.png).',
  a: 'Write [text](/docs/section/page/).',
  b: 'Write **text**.',
  strong: 'Write **text**.',
  i: 'Write *text*.',
  em: 'Write *text*.',
  u: 'Write *text*.',
  s: 'Write ~~text~~.',
  del: 'Write ~~text~~.',
  code: 'Write it in backticks.',
  pre: 'Write ``` above and below it.',
  p: 'Begin a paragraph with an empty line.',
  div: 'Leave it out: content has no looks of its own.',
  span: 'Leave it out: content has no looks of its own.',
  center: 'Leave it out: content has no looks of its own.',
  font: 'Leave it out: content has no looks of its own.',
  ul: 'Write each item as "- …".',
  ol: 'Write each item as "1. …".',
  li: 'Write each item as "- …".',
  table: 'Write it with bars: | a | b |, with | --- | --- | below the heads.',
  blockquote: 'Write > before each line.',
  details: 'Write <Details summary="…">.',
  summary: 'Write <Details summary="…">.',
  kbd: 'Write <Kbd>.',
}

const box = 'Write :::note[Title] where the box begins, and ::: where it ends.'

/** What an author writes here instead of a component of other generators. */
const components: Record<string, string> = {
  TabItem: 'Write <Tab label="…">.',
  TabPanel: 'Write <Tab label="…">.',
  Admonition: box,
  Aside: box,
  Callout: box,
  Note: box,
  Tip: box,
  Info: box,
  Warning: box,
  Danger: box,
  Caution: box,
  CodeBlock: 'Write ``` above and below it.',
  CodeGroup: 'Write <Tabs> with a <Tab label="…"> for each listing.',
  LinkCard: 'Write <Card title="…" href="…">.',
  CardGrid: 'Write <Cards>.',
  Summary: 'Write <Details summary="…">.',
  Accordion: 'Write <Details summary="…">.',
  Image: 'Write ![What it shows](./name.png).',
  Link: 'Write [text](/docs/section/page/).',
}

const instead = new Map(Object.entries({ ...tags, ...components }))

/** How a tag of HTML, or a component of other generators, is written in content; undefined for any other name. */
export const insteadOfHtml = (name: string): string | undefined =>
  /^h[1-6]$/.test(name) ? 'Write ## before a heading.' : instead.get(name)

/** Tags of HTML that are parts of others. */
const parts = new Map(
  Object.entries({
    summary: ['details'],
    li: ['ul', 'ol'],
    ...Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  }),
)

/** Whether a tag is a part of one that stands there, too, in small letters or as a component. */
export const isPartOfHtml = (name: string, others: readonly string[]): boolean =>
  parts.get(name.toLowerCase())?.some((whole) => others.some((other) => other.toLowerCase() === whole)) ??
  false
