import type { AdmonitionKind } from '../../../src/shared/author-components'
import { words } from '../../../src/locale/site-words'
import { sites } from '../sites'
import { firstSlug, type Entry } from './navigation'
import type { Writer } from './write-corpus'

type Item = { label: string; slug: string } | { label: string; collapsed: true; items: Item[] }

/** Its boxes; those that go by another name there keep theirs as a title. */
const boxes: Record<AdmonitionKind, string> = {
  note: 'note',
  tip: 'tip',
  info: 'note',
  warning: 'caution',
  danger: 'danger',
}

const toPage = (label: string, slug: string): Item => ({ label, slug: `docs/${slug}` })

/** A folder's own page is its first entry: folders are no links there. */
const toItem = ({ label, slug, items }: Entry): Item => {
  if (!items.length && slug !== null) return toPage(label, slug)
  const own = slug === null ? [] : [toPage('Overview', slug)]
  return { label, collapsed: true, items: [...own, ...items.map(toItem)] }
}

/** The words for Starlight. */
export const starlight: Writer = {
  content: ['src/content/docs', 'public'],
  home: 'src/content/docs/index.md',
  served: 'public',
  dialect: {
    openBox: (kind, title) => {
      const said = title ?? (boxes[kind] === kind ? null : words.content.admonitions[kind])
      return `:::${boxes[kind]}${said === null ? '' : `[${said}]`}`
    },
    address: sites.starlight.address,
  },
  frontmatter: ({ slug, title, description }) => ({ title, description, slug: `docs/${slug}` }),
  hasTitle: false,
  navigation: (sections) => ({
    'topics.json': JSON.stringify(
      sections.map((section) => ({
        label: section.label,
        link: sites.starlight.address(firstSlug(section)),
        icon: 'open-book',
        items: section.items.map(toItem),
      })),
    ),
  }),
}
