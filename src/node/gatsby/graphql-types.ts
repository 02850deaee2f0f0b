import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { searchIndexes } from '../../shared/search'
import { indexType } from './search-nodes'

/**
 * The site's entities as GraphQL types, with the fields that a query asks for; the nodes hold the whole model (shared/site.ts).
 * Everything is explicit (@dontInfer): a new frontmatter key or an odd value never changes the schema.
 */
const entities = /* GraphQL */ `
  type Doc implements Node @dontInfer {
    docId: String!
    sidebar: String!
    kind: String!
    path: String!
    title: String!
    description: String!
    draft: Boolean!
    unlisted: Boolean!
    breadcrumbs: [Breadcrumb!]!
    toc: [Heading!]!
    previous: PageLink
    next: PageLink
    editUrl: String!
    lastUpdate: Date @dateformat
    lastUpdateText: String
    checked: String
    sources: [Source!]!
    content: JSON!
    images: [ContentImage!]!
    endpoint: Endpoint
  }

  type Endpoint {
    method: String!
    url: String!
    needs: [String!]!
    sometimesNeeds: [String!]!
    guide: String
  }

  type Category implements Node @dontInfer {
    path: String!
    label: String!
    description: String!
    breadcrumbs: [Breadcrumb!]!
    previous: PageLink
    next: PageLink
    isReference: Boolean!
    items: [CategoryCard!]!
  }

  type Sidebar implements Node @dontInfer {
    name: String!
    label: String!
    rootPath: String!
    path: String!
    "Its place among the sidebars."
    position: Int!
    "The whole tree in one piece, packed for the navigation."
    tree: JSON!
  }

  type DocsVersion implements Node @dontInfer {
    name: String!
    label: String!
    isLast: Boolean!
    path: String!
    mainDoc: Doc @link(from: "mainDocId", by: "docId")
  }

  type SiteSettings implements Node @dontInfer {
    title: String!
    tagline: String!
    description: String!
    url: String!
    editUrl: String!
    announcement: Announcement
    colorMode: ColorModeSettings!
    navbar: NavbarSettings!
    footer: FooterSettings!
  }

  type ColorModeSettings {
    defaultMode: String!
    disableSwitch: Boolean!
    respectSystemPreference: Boolean!
  }

  type Announcement {
    id: String!
    text: String!
    link: FooterLink
    closable: Boolean!
  }

  type NavbarSettings {
    hideOnScroll: Boolean!
    items: [NavbarItem!]!
  }

  type NavbarItem {
    type: String!
    label: String!
    href: String!
    sidebar: String
    docId: String
  }

  type FooterSettings {
    columns: [FooterColumn!]!
    copyright: String!
    license: License!
  }

  type FooterColumn {
    title: String!
    links: [FooterLink!]!
  }

  type FooterLink {
    label: String!
    to: String
    href: String
  }

  type License {
    name: String!
    url: String!
  }

  "What one index of the search is made of."
  type SearchRecords implements Node @dontInfer {
    name: String!
    records: JSON!
  }

  "What describes a service of the API reference for programs; read by type, never queried."
  type ApiDocument implements Node @dontInfer {
    id: ID!
  }

  type Breadcrumb {
    label: String!
    path: String
  }

  type Heading {
    level: Int!
    id: String!
    text: String!
  }

  type PageLink {
    label: String!
    path: String!
  }

  type Source {
    title: String!
    url: String!
  }

  type ContentImage {
    src: String!
    file: File @link(by: "id")
  }

  type CategoryCard {
    label: String!
    path: String!
    description: String!
    itemCount: Int
    group: String
  }

  "A page's file: the body, and what stands before it. Its frontmatter is checked by our own schema."
  type Mdx implements Node @dontInfer {
    body: String!
    fields: MdxFields!
  }

  type MdxFields {
    head: String!
  }

  "A folder's _category.yml."
  type CategoryFile implements Node @dontInfer {
    text: String!
  }
`

/**
 * The search's indexes, whose fields their plugin declares. Gatsby would look through each of their thousands of records for further
 * ones, at each edit.
 */
const indexes = searchIndexes.map(
  (name) => `type ${indexType(name)} implements Node @dontInfer { name: String! }`,
)

/** Declares the types; for Gatsby's createSchemaCustomization. */
export const declareTypes = ({ actions }: CreateSchemaCustomizationArgs) =>
  actions.createTypes([entities, ...indexes])
