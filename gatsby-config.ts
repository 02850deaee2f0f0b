import type { GatsbyConfig } from 'gatsby'
import packageJson from './package.json'
import { contentInstance } from './src/build/source'

const config: GatsbyConfig = {
  siteMetadata: { generator: `${packageJson.name} ${packageJson.version}` },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: 'theme-ui',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: contentInstance, path: './content' } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // The site has its own script for the colour mode, so that "system" can be a choice.
    { resolve: 'gatsby-plugin-theme-ui', options: { injectColorFlashScript: false } },
  ],
}

export default config
