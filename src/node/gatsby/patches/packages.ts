import type { RuleSetRule } from 'webpack'

/**
 * The rule for webpack that leaves out Emotion's vendor prefixes in the HTML: no browser that the site is made for reads
 * them, but for a few that styles write themselves ("WebkitMask").
 */
export const withoutPrefixes: RuleSetRule = {
  test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache[^\\/]*\.(esm|cjs)\.js$/,
  loader: 'string-replace-loader',
  options: {
    search: 'defaultStylisPlugins = [prefixer]',
    replace: 'defaultStylisPlugins = []',
    strict: true,
  },
}

/** The rule for webpack by which Gatsby's router leaves an address as it stands: "%23" in a path would become "%2523". */
export const addressAsItIs: RuleSetRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index(\.modern)?\.m?js$/,
  loader: 'string-replace-loader',
  options: {
    search: 'encodeURI(decodeURI(l))',
    replace: 'l',
    strict: true,
  },
}

/**
 * The rule for webpack that lets it leave out of the router its own link, which has no use beside Gatsby's, declared types, what it
 * says of mistakes in routes, which Gatsby alone writes, and contexts in the way of a React for experiments.
 */
export const withoutUnusedRouter: RuleSetRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      { search: /(\w)\.displayName="Link",\1\.propTypes=\{[^}]*\};/, replace: '' },
      { search: /\w\.propTypes=\{from:[^}]*\};/, replace: '' },
      { search: /(\w=)(\w\(\(\w,\w\)=>\{let\{innerRef:)/, replace: '$1/*#__PURE__*/$2' },
      { search: /if\(\w\(\w\.props\.path[^]*?the exact same dynamic segments\.`\),/, replace: 'if(' },
      {
        search: /const \w=-1===\w\.indexOf\(\w\[1\]\);\w\(\w,`<Router> dynamic segment[^`]*`\);/,
        replace: '',
      },
      { search: /\w\.createServerContext\?/g, replace: 'false?' },
    ].map((patch) => ({ ...patch, strict: true })),
  },
}

/**
 * The rule for webpack by which the router leaves it to src/browser/page-change.ts when a page is drawn, not to the next frame: there is
 * none while the browser waits for the page that a view transition leads to.
 */
export const drawnInTransition: RuleSetRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  loader: 'string-replace-loader',
  options: {
    search: /requestAnimationFrame\((\(\)=>\{\w\|\|\w\(\{location:(\w)\}\)\})\)/,
    replace: 'window.___changePage($1,$2)',
    strict: true,
  },
}
