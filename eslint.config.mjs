import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { directionRules } from './eslint-direction.config.mjs'

/** What nothing may import: Gatsby's Link loads pages without asking whether the reader saves data. */
const paths = [{ name: 'gatsby', importNames: ['Link'], message: 'Use components/ui/SiteLink.' }]

/** Files that may not import from some folders; tests in src/ may, since they stand beside what they test. */
const boundary = (files, folders, packages = []) => ({
  files: [files],
  ignores: ['src/**/*.test.*'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths,
        patterns: [`(\\.\\./)+(${folders.join('|')})/`, ...packages].map((start) => ({
          regex: `^${start}`,
          message: 'docs/architecture.md says which way data goes.',
        })),
      },
    ],
  },
})

/** What acts in the browser, and what drives it for tests: nothing for Node's side. */
const browserSide = ['browser', 'components', 'hooks', 'pages', 'templates', 'testing']

/** The rooms of src/node: each may use those before it. */
const nodeRooms = 'source markdown commands api page checks model search outputs gatsby'.split(' ')

export default tseslint.config(
  { ignores: ['public', '.cache', '.bench', '.preview', 'coverage', 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.test.{ts,tsx}', 'testing/components/**'],
    rules: { '@typescript-eslint/unbound-method': 'off', 'jsx-a11y/anchor-has-content': 'off' },
  },
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: { allowDefaultProject: ['*.config.mjs'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'react-hooks/set-state-in-effect': 'off',
      'no-restricted-imports': ['error', { paths }],
    },
  },
  // What stands in a page is mirrored where lines run from right to left.
  {
    files: [
      'src/{browser,components,gatsby-plugin-theme-ui,hooks,pages,templates}/**',
      'src/figures/kit/**',
      'gatsby-*.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...directionRules] },
  },
  // Data goes one way: from the Node side to the model, from the model to the browser's side.
  boundary(
    'src/{artwork,browser,components,figures,fonts,gatsby-plugin-theme-ui,hooks,pages,search,site,templates}/**',
    ['authoring', 'node', 'publish', 'testing'],
  ),
  boundary('src/{authoring,publish}/**', browserSide),
  // One room knows Gatsby: the list to walk when Gatsby moves.
  ...nodeRooms.map((room, index) => {
    const above = [...browserSide, ...nodeRooms.slice(index + 1)]
    return boundary(`src/node/${room}/**`, above, room === 'gatsby' ? [] : ['gatsby'])
  }),
  boundary('src/shared/**', ['.*']),
  // What tests and commands share is in testing/, which knows neither.
  boundary('testing/**', ['e2e', 'scripts']),
  boundary('e2e/**', ['scripts']),
  boundary('scripts/**', ['e2e']),
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
