import { bootScript } from './boot-script'
import { constantScripts, forbiddenScript, isGatsbyPage, withBelongings, withPolicy } from './finish-page'
import { inlineScripts } from '../../publish/security'

/** The end of a page as Gatsby writes it. */
const builtBy = (path: string, hash: string) => `<div id="___gatsby"></div>
<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`

const one = { frame: 'f1', content: 'c1' }
const two = { frame: 'f2', content: 'c2' }

/** A page that Gatsby has built or that has been through this, as it is published. */
const finish = (html: string, belongings = one) => withBelongings(constantScripts(html, 'a.html'), belongings)

describe('constantScripts', () => {
  it('leaves one inline script, the same on every page of every version', () => {
    const pages = [finish(builtBy('/a/', 'h1'), one), finish(builtBy('/b/', 'h2'), two)]
    for (const page of pages) expect(inlineScripts(page)).toEqual([bootScript])
    expect(pages[0]).toContain('<script data-page="/a/" data-frame="f1" data-content="c1">')
    expect(pages[1]).toContain('<script data-page="/b/" data-frame="f2" data-content="c2">')
  })

  it('has the scripts that are files wait, between the marks by which Gatsby finds its own', () => {
    const page = finish(builtBy('/a/', 'h1'), one)
    expect(page).toContain(
      '<!-- slice-start id="_gatsby-scripts-1" --><script type="text/plain" data-src="/app-1.js"></script><!-- slice-end',
    )
  })

  it('finishes a page again, with other belongings, whether Gatsby has written its part anew or not', () => {
    const finished = finish(builtBy('/a/', 'h1'), one)
    const [, slice] = builtBy('/a/', 'h2').split('<!-- slice-start')
    const stitched = `${finished.split('<!-- slice-start')[0]}<!-- slice-start${slice}`
    const expected = finish(builtBy('/a/', 'h2'), two)
    expect(finish(finished, two)).toBe(expected)
    expect(finish(stitched, two)).toBe(expected)
  })

  it('leaves out what was for old browsers, and no words of the page, however often', () => {
    const text = '<p>width=1, shrink-to-fit=no</p>'
    const head = '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>'
    const once = finish(head + text + builtBy('/a/', 'h1'))
    expect(once).toContain(`<meta name="viewport" content="width=device-width, initial-scale=1"/>${text}`)
    expect(finish(once, one)).toBe(once)
  })

  it('says so where Gatsby writes otherwise', () => {
    expect(() => constantScripts('<p>No script</p>', 'docs/a/index.html')).toThrow(
      /^docs\/a\/index.html has no script that says its path/,
    )
  })
})

describe('withPolicy', () => {
  const head = '<head><meta charSet="utf-8"/><script>a()</script></head>'

  it('puts the policy before all that it is about, once', () => {
    const once = withPolicy(head, 'a.html', "default-src 'none'")
    expect(once).toBe(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>a()</script></head>`,
    )
    expect(withPolicy(once, 'a.html', "default-src 'none'")).toBe(once)
  })

  it('refuses a page that has no place for it', () => {
    expect(() => withPolicy('<head></head>', 'a.html', '')).toThrow('a.html does not say its charset')
  })
})

describe('forbiddenScript', () => {
  it.each([
    ['<button type="button" onclick="go()">', 'onclick'],
    ['<a class="x" href="javascript:go()">', 'javascript:go()'],
    ['<p>&lt;a onclick="go()"&gt;</p><a href="/one="> on="two"</a>', undefined],
  ])('in %s is %s', (html, found) => expect(forbiddenScript(html)).toBe(found))
})

it('redirects and other plain pages are not Gatsby’s', () => {
  expect(isGatsbyPage(builtBy('/', 'h'))).toBe(true)
  expect(isGatsbyPage('<meta http-equiv="refresh" content="0; url=/a/">')).toBe(false)
})
