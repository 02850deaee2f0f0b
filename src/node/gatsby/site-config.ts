import type { GatsbyConfig } from 'gatsby'
import { basePath } from '../../site/base-path'
import { edition, editions } from '../../site/edition'
import { searchIndexPlugin } from './search-plugin'
import { contentInstance } from '../source/file-names'
import { searchIndexes } from '../../shared/search'

/** The pages of other languages and versions, which would all be read and parsed for nothing. */
const foreign = [...new Set(editions.flatMap(({ docs }) => docs))]
  .filter((folder) => !edition.docs.includes(folder))
  .map((folder) => `**/${folder}/**`)

export const siteConfig: GatsbyConfig = {
  pathPrefix: basePath,
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: 'theme-ui',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: contentInstance, path: './content', ...(foreign.length && { ignore: foreign }) },
    },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    ...searchIndexes.map(searchIndexPlugin),
    // The site has its own script for the color mode, so that "system" can be a choice.
    { resolve: 'gatsby-plugin-theme-ui', options: { injectColorFlashScript: false } },
  ],
}
