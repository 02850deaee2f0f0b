import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { docs, headed, page, siteWith } from '../../../testing/fixtures/author-mistakes'
import { buildSiteModel } from '../../node/model/site-model'
import { withCommit } from './commit-files'
import { lostRoutes, routesOf } from './lost-routes'
import { onlineRoutes } from './online-routes'

const routes = async (files: Record<string, string | null> = {}) =>
  routesOf(await buildSiteModel(siteWith({ files })))

describe('addresses that would vanish', () => {
  it('are none where nothing has changed', async () => {
    expect(lostRoutes(await routes(), await routes())).toEqual([])
  })

  it('are those of pages and listings that are gone, and of aliases that were removed', async () => {
    const before = await routes({
      [docs('gone.mdx')]: page('Text.', 'Gone'),
      [docs('keys/_category.yml')]:
        'label: Folder\ndescription: A folder that exists to test which addresses vanish.\nlisting: keys\n',
    })
    const after = await routes({ [docs('page.mdx')]: page('## Own') })
    expect(lostRoutes(before, after)).toEqual(
      ['/docs/guide/gone/', '/docs/guide/before/', '/docs/category/keys/'].map((file) => ({
        file,
        message: 'This address is online, and would lead nowhere.',
        fix: expect.stringMatching(/^Add it to the aliases of the page that takes its place/) as string,
      })),
    )
  })

  it('are not those of pages that have moved and left an alias', async () => {
    const before = await routes({ [docs('gone.mdx')]: page('Text.', 'Gone') })
    const after = await routes({ [docs('keys/gone.mdx')]: headed('aliases:\n  - /docs/guide/gone/', 'Gone') })
    expect(lostRoutes(before, after)).toEqual([])
  })
})

describe('the addresses of a site that is online', () => {
  const answers: Record<string, string> = {
    'https://example.org/pr-1/sitemap.xml':
      '<urlset><url><loc>https://example.org/pr-1/</loc></url><url><loc>\n https://example.org/pr-1/docs/a/ </loc><lastmod>2026-01-01</lastmod></url></urlset>',
    'https://example.org/pr-1/redirects.json': '[{"from":"/docs/old/","to":"/docs/a/"}]',
    'https://bare.example.org/sitemap.xml':
      '<urlset><url><loc>https://example.org/docs/%C3%BC/</loc></url></urlset>',
    'https://empty.example.org/sitemap.xml': '<html></html>',
  }
  const get = ({ href }: URL) => {
    const text = answers[href]
    return Promise.resolve({ ok: text !== undefined, status: 404, text: () => Promise.resolve(text ?? '') })
  }

  it('are those of its sitemap and its redirects, without the path that it stands at', async () => {
    expect(await onlineRoutes('https://example.org/pr-1', get)).toEqual(['/', '/docs/a/', '/docs/old/'])
  })

  it('are those of the sitemap alone where it tells no redirects', async () => {
    expect(await onlineRoutes('https://bare.example.org', get)).toEqual(['/docs/ü/'])
  })

  it.each([
    ['https://none.example.org', 'answers with 404'],
    ['https://empty.example.org', 'lists no address'],
  ])('are not known without a sitemap: %s', async (site, message) => {
    await expect(onlineRoutes(site, get)).rejects.toThrow(message)
  })

  it('are not asked for at what is no address', async () => {
    const message = '"docs.example.org" is no address of a site. Say it in full: https://docs.example.org.'
    await expect(onlineRoutes('docs.example.org', get)).rejects.toThrow(message)
  })

  it('are not known where nobody answers, whose address is told', async () => {
    const refused = Object.assign(new TypeError('fetch failed'), { cause: new Error('connection refused') })
    jest.spyOn(global, 'fetch').mockRejectedValueOnce(refused)
    const message = 'https://example.org/sitemap.xml does not answer: connection refused.'
    await expect(onlineRoutes('https://example.org')).rejects.toThrow(message)
  })
})

describe('the content of a commit', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'repository-'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
      cwd: root,
      stdio: 'pipe',
    })
  beforeAll(() => {
    mkdirSync(path.join(root, 'content'))
    writeFileSync(path.join(root, 'content/a.txt'), 'before')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'One')
    writeFileSync(path.join(root, 'content/a.txt'), 'after')
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('is there as it was, as long as it is used', async () => {
    let folder = ''
    const text = await withCommit(root, 'HEAD', (there) => {
      folder = there
      return Promise.resolve(readFileSync(path.join(there, 'content/a.txt'), 'utf8'))
    })
    expect([text, existsSync(folder)]).toEqual(['before', false])
  })

  it('can’t be had of a commit that is not there', async () => {
    await expect(withCommit(root, 'nowhere', () => Promise.resolve())).rejects.toThrow(
      'There is no commit "nowhere" here. Fetch it first: git fetch origin main.',
    )
  })
})
