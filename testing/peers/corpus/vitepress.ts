import type { AdmonitionKind } from '../../../src/shared/author-components'
import { words } from '../../../src/locale/site-words'
import { sites } from '../sites'
import { firstSlug, type Entry, type Section } from './navigation'
import type { Writer } from './write-corpus'

interface Item {
  text: string
  link?: string
  collapsed?: true
  items?: Item[]
}

const { address } = sites.vitepress

/** Its boxes, which need a title. */
const boxes: Record<AdmonitionKind, string> = {
  note: 'info',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
}

const toItem = ({ label, slug, items }: Entry): Item => ({
  text: label,
  ...(slug !== null && { link: address(slug) }),
  ...(items.length > 0 && { collapsed: true, items: items.map(toItem) }),
})

/** Where all pages of a section are, by the address of its first one. */
const folderOf = (section: Section) => `/docs/${firstSlug(section).split('/')[0]}`

/** The words for VitePress. */
export const vitepress: Writer = {
  content: ['docs/docs', 'docs/public'],
  home: 'docs/index.md',
  served: 'docs/public',
  dialect: {
    openBox: (kind, title) => `::: ${boxes[kind]} ${title ?? words.content.admonitions[kind].toUpperCase()}`,
    address,
  },
  frontmatter: ({ title, description }) => ({ title, description }),
  hasTitle: true,
  navigation: (sections) => ({
    'docs/.vitepress/navigation.json': JSON.stringify({
      sidebar: Object.fromEntries(sections.map((section) => [folderOf(section), section.items.map(toItem)])),
      nav: sections.map((section) => ({
        text: section.label,
        link: address(firstSlug(section)),
        activeMatch: `^${folderOf(section)}`,
      })),
    }),
  }),
}
