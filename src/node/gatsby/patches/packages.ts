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

/** The rule for webpack that lets it leave out the router's own link, which has no use beside Gatsby's, and declared types. */
export const withoutRouterLink: RuleSetRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      { search: /(\w)\.displayName="Link",\1\.propTypes=\{[^}]*\};/, replace: '', strict: true },
      { search: /\w\.propTypes=\{from:[^}]*\};/, replace: '', strict: true },
      {
        search: /(\w=)(\w\(\(\w,\w\)=>\{let\{innerRef:)/,
        replace: '$1/*#__PURE__*/$2',
        strict: true,
      },
    ],
  },
}
