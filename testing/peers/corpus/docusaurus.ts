import { sites } from '../sites'
import type { Entry } from './navigation'
import type { Writer } from './write-corpus'

type Item =
  | { type: 'doc'; id: string; label: string }
  | { type: 'category'; label: string; link?: { type: 'doc'; id: string }; items: Item[] }

const toItem = ({ label, slug, items }: Entry): Item => {
  if (!items.length && slug !== null) return { type: 'doc', id: slug, label }
  return {
    type: 'category',
    label,
    ...(slug !== null && { link: { type: 'doc', id: slug } }),
    items: items.map(toItem),
  }
}

/** The words for Docusaurus, old and new. */
export const docusaurus: Writer = {
  content: ['docs', 'src/pages', 'static'],
  home: 'src/pages/index.md',
  served: 'static',
  dialect: {
    openBox: (kind, title) => `:::${kind}${title === null ? '' : `[${title}]`}`,
    address: sites['docusaurus-rust'].address,
  },
  frontmatter: ({ slug, title, description }) => ({ slug: `/${slug}/`, title, description }),
  hasTitle: true,
  navigation: (sections) => ({
    'sidebars.js': `module.exports = ${JSON.stringify(
      Object.fromEntries(sections.map(({ name, items }) => [name, items.map(toItem)])),
    )}\n`,
    'sections.json': JSON.stringify(sections.map(({ name, label }) => ({ name, label }))),
  }),
}
