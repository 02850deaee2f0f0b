import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { doc } from '../../../testing/components/doc'
import { pageProps } from '../../../testing/components/page'
import { renderWithSite, siteSettings, siteSidebars } from '../../../testing/components/site'
import { pseudoCatalogue, unbracketed } from '../../../testing/fixtures/pseudo-catalogue'
import type { ContentElement } from '../../shared/content-tree'
import { filled } from '../../locale/fill'

/** What components keep of words they take when their module is loaded, so they are loaded in the other language. */
Object.assign(globalThis, { WORDS: filled(pseudoCatalogue) })
const load = async () => ({
  ...(await import('./wrap-page')),
  ...(await import('./NavigationStatus')),
  ...(await import('../content/Content')),
  ...(await import('../crash/CrashScreen')),
  ...(await import('../figures/FigurePlayer')),
  ...(await import('../page/VisibilityNotice')),
  ...(await import('../search/NoResults')),
  ...(await import('../search/RecentSearches')),
  ...(await import('../search/ResultCount')),
  ...(await import('../search/SectionFilter')),
  ...(await import('../shortcuts/ShortcutDialog')),
  ...(await import('../ui/LazyPart')),
  Doc: (await import('../../templates/doc')).default,
  Category: (await import('../../templates/category')).default,
  NotFound: (await import('../../templates/not-found')).default,
  Home: (await import('../../pages/index')).default,
  Landing: (await import('../../pages/docs/index')).default,
})
type Components = Awaited<ReturnType<typeof load>>

let components: Components
beforeAll(async () => {
  components = await load()
})

const category = {
  label: 'Storage',
  description: 'All of it.',
  path: '/docs/category/storage/',
  isReference: false,
  breadcrumbs: [],
  items: [1, 2].map((itemCount) => ({
    label: `${itemCount}`,
    path: `/${itemCount}/`,
    description: 'It.',
    itemCount,
    group: null,
  })),
  previous: null,
  next: { label: 'Next one', path: '/docs/one/' },
}
const page = { path: '/docs/learn/', title: 'Learn it', description: 'Understand.' }
const versions = ['current', 'old'].map((name) => ({ name, label: name, isLast: true, path: '/docs/' }))
const listing = { tag: 'CodeBlock', props: { html: '<span class="line">ls</span>', language: 'bash' } }
const content: ContentElement = {
  tag: 'Fragment',
  children: [
    ...['note', 'tip', 'info', 'warning', 'danger'].map((kind) => ({ tag: 'Admonition', props: { kind } })),
    { tag: 'Details', children: ['It.'] },
    { tag: 'Figure', props: { name: 'vdf', html: '', description: 'It.', interactive: true } },
    { tag: 'HeadingLink', props: { id: 'it', text: 'It.' } },
    { tag: 'a', props: { href: 'https://example.com' }, children: ['It.'] },
    { tag: 'table' },
    ...[true, false].map((checked) => ({ tag: 'input', props: { type: 'checkbox', checked } })),
    listing,
  ],
}
const figure = { initial: 0, step: (state: number) => state + 1, Picture: () => null, describe: () => 'It.' }
const hits = [{ page: { ref: 1 }, isAnswer: true, parts: [{}] }]

/** What a reader meets, by what it is. */
const rooms: [string, (all: Components) => ReactNode][] = [
  [
    'a document',
    ({ wrapPage, Doc }) =>
      wrapPage({
        element: <Doc {...pageProps({ doc })} />,
        props: { pageContext: { pagePath: '/docs/learn/intro/', sidebar: 'learn' } },
      } as never),
  ],
  ['a listing', ({ Category }) => <Category {...pageProps({ category })} />],
  [
    'no page',
    ({ NotFound }) => (
      <NotFound
        {...pageProps(
          {
            artworkLight: null,
            artworkDark: null,
            artworkGraph: null,
            siteSettings: { editUrl: 'https://github.com/Example/docs/edit/main/' },
            docs: { nodes: [{ ...page, unlisted: false }] },
            categories: { nodes: [] },
          },
          '/lern/',
        )}
      />
    ),
  ],
  [
    'the home page',
    ({ Home }) => (
      <Home
        {...pageProps({
          artworkLight: null,
          artworkDark: null,
          artworkGraph: null,
          what: page,
          build: page,
          run: page,
          versions: { nodes: [] },
          sections: { nodes: [] },
        })}
      />
    ),
  ],
  [
    'the landing page',
    ({ Landing }) => (
      <Landing
        {...pageProps({
          docsVersion: { mainDoc: page },
          versions: { nodes: [] },
          sections: { nodes: [] },
        })}
      />
    ),
  ],
  ['content', ({ Content }) => <Content tree={content} path="/docs/a/" images={{}} />],
  ['a draft', ({ VisibilityNotice }) => <VisibilityNotice draft unlisted={false} />],
  ['an unlisted page', ({ VisibilityNotice }) => <VisibilityNotice draft={false} unlisted />],
  [
    'a crash',
    ({ CrashScreen }) => (
      <CrashScreen error={new Error('It.', { cause: 'It.' })} whole onTryAgain={() => {}} />
    ),
  ],
  ['a figure', ({ FigurePlayer }) => <FigurePlayer figure={figure as never} name="it" frameRate={2} />],
  [
    'nothing found',
    ({ NoResults }) => (
      <NoResults
        query="It."
        section=""
        suggestions={['it', 'K', 'ls']}
        onSearch={() => {}}
        onWiden={() => {}}
      />
    ),
  ],
  [
    'nothing found in a section',
    ({ NoResults }) => (
      <NoResults query="It." section="Learn" suggestions={[]} onSearch={() => {}} onWiden={() => {}} />
    ),
  ],
  [
    'no suggestion',
    ({ NoResults }) => (
      <NoResults query="It." section="" suggestions={[]} onSearch={() => {}} onWiden={() => {}} />
    ),
  ],
  [
    'results',
    ({ ResultCount, SectionFilter }) => (
      <>
        <ResultCount query="it" groups={hits as never} total={9} missing="it" />
        <ResultCount query="it" groups={hits as never} total={0} missing={undefined} />
        <SectionFilter counts={new Map([['Learn', 9]])} chosen="" onChoose={() => {}} />
      </>
    ),
  ],
  [
    'no recent searches',
    ({ RecentSearches }) => (
      <RecentSearches recent={[]} onSearch={() => {}} onForget={() => {}} onClear={() => {}} />
    ),
  ],
  [
    'recent searches',
    ({ RecentSearches }) => (
      <RecentSearches recent={['it']} onSearch={() => {}} onForget={() => {}} onClear={() => {}} />
    ),
  ],
  ['shortcuts', ({ ShortcutDialog }) => <ShortcutDialog onClose={() => {}} />],
  ...(['past delay', 'timed out', 'error'] as const).map((status): (typeof rooms)[number] => [
    status,
    ({ LazyStatus }) => <LazyStatus what="it" part={{ status, retry: () => {} }} />,
  ]),
]

/** What is no word of the interface. */
const known = JSON.stringify([
  siteSettings,
  siteSidebars,
  doc,
  category,
  page,
  versions,
  'It',
  'it',
  'K',
  'bash',
  'ls',
  'lern',
])

const attributes = ['aria-label', 'title', 'placeholder', 'alt']

/** What a reader sees or hears. */
function texts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode.textContent!)
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name)!)
  return found
}

it.each(rooms)('%s speaks another language', (_, room) => {
  window.history.replaceState(null, '', '/lern/')
  renderWithSite(room(components))
  expect(texts().join('')).toContain('⟦')
  expect(unbracketed(texts(), known)).toEqual([])
})

it('so do the menu and the search', async () => {
  window.fetch = () => new Promise(() => undefined)
  const { wrapPage } = components
  const props = { pageContext: { pagePath: '/docs/learn/intro/', sidebar: 'learn' } }
  renderWithSite(wrapPage({ element: null, props } as never), { screen: 'narrow' })
  await userEvent.click(screen.getByRole('button', { name: /navigation bar/ }))
  expect(unbracketed(texts(), known)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /main menu/ }))
  expect(unbracketed(texts(), known)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /Search/ }))
  expect(screen.getByRole('combobox')).toBeVisible()
  expect(unbracketed(texts(), known)).toEqual([])
})
