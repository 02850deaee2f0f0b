import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Leaves out of the browser's bundle what no page uses: gatsby-script brings Partytown for scripts in workers, and
 * this site has no third-party scripts.
 */
export function trimBundle({ stage, actions }: CreateWebpackConfigArgs) {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({ resolve: { alias: { '@builder.io/partytown/integration': false } } })
}
