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

/** Names of what readers see or hear, among attributes and properties. */
const told =
  '/^(alt|aria-(label|description|placeholder|roledescription|valuetext)|caption|label|meaning|placeholder|summary|text|title|what)$/'

/** Where the words of the interface would stand outside of its catalogue. */
const wordPlaces = [
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
  `JSXAttribute[name.name=${told}]`,
  `JSXAttribute[name.name=${told}] > JSXExpressionContainer`,
  `Property[key.name=${told}]`,
  `AssignmentPattern[left.name=${told}]`,
]

/** Such words: alone, or as one of several. */
const strayWords = {
  selector: [
    'JSXText[value=/[A-Za-z]{2}/]',
    ...wordPlaces.flatMap((place) =>
      ['', ' > ConditionalExpression', ' > LogicalExpression'].flatMap((way) => [
        `${place}${way} > Literal[value=/[A-Za-z]{2}/]:not(.key, .test, .left)`,
        `${place}${way} > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
      ]),
    ),
    // A sentence anywhere: "Not copied". Errors and the console speak to authors.
    'Literal[value=/^[A-Z][a-z]+ [A-Za-z]/]:not(NewExpression *, CallExpression[callee.object.name=console] *)',
  ].join(),
  message: 'Words that readers see stand in src/locale/: name them in catalogue.ts, write them in en.ts.',
}

/** What acts in the browser, and what drives it for tests: nothing for Node's side. */
const browserSide = ['browser', 'components', 'hooks', 'pages', 'templates', 'testing']

/** The rooms of src/node: each may use those before it. */
const nodeRooms = 'source markdown commands api page checks model search outputs gatsby'.split(' ')

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      '.bench',
      '.preview',
      '.editions',
      '.build-cache',
      'coverage',
      'src/gatsby-types.d.ts',
    ],
  },
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
      'no-duplicate-imports': 'error',
      'react-hooks/set-state-in-effect': 'off',
      'no-restricted-imports': ['error', { paths }],
    },
  },
  // What stands in a page is mirrored where lines run from right to left.
  {
    files: [
      'src/{browser,components,gatsby-plugin-theme-ui,head-scripts,hooks,pages,templates}/**',
      'src/figures/kit/**',
      'gatsby-*.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...directionRules] },
  },
  // The words of the interface stand in its catalogue. (The rule takes the place of the one above, so it holds both.)
  {
    files: ['src/{browser,components,head-scripts,hooks,pages,templates}/**/*.{ts,tsx}'],
    // What the dev server tells authors, and what the home page tells who has just deployed the site.
    ignores: ['**/*.test.*', 'src/browser/mistake-overlay.ts', 'src/head-scripts/base-url-banner.ts'],
    rules: { 'no-restricted-syntax': ['error', ...directionRules, strayWords] },
  },
  // Data goes one way: from the Node side to the model, from the model to the browser's side.
  boundary(
    'src/{artwork,browser,components,figures,fonts,head-scripts,gatsby-plugin-theme-ui,hooks,pages,search,site,templates}/**',
    ['authoring', 'locale', 'node', 'publish', 'testing'],
  ),
  // What acts in the page serves components and hooks, and knows none.
  boundary('src/browser/**', [
    ...browserSide.filter((room) => room !== 'browser'),
    ...['authoring', 'locale', 'node', 'publish'],
  ]),
  // A script of the head is in every page's HTML: settings and words are written into it by the build.
  boundary('src/head-scripts/**', [
    ...browserSide.filter((room) => room !== 'browser'),
    ...['authoring', 'locale', 'node', 'publish', 'search', 'site'],
  ]),
  boundary('src/{authoring,locale,publish}/**', browserSide),
  // One room knows Gatsby: the list to walk when Gatsby moves.
  ...nodeRooms.map((room, index) => {
    const above = [...browserSide, ...nodeRooms.slice(index + 1)]
    return boundary(`src/node/${room}/**`, above, room === 'gatsby' ? [] : ['gatsby'])
  }),
  // What an API's requests are made of runs in the build and in the browser.
  boundary(
    'src/api-reference/**',
    [...browserSide, 'authoring', 'locale', 'node', 'publish', 'search', 'site'],
    ['node:'],
  ),
  boundary('src/shared/**', ['.*']),
  // What tests and commands share is in testing/, which knows neither.
  boundary('testing/**', ['e2e', 'scripts']),
  boundary('e2e/**', ['scripts']),
  boundary('scripts/**', ['e2e']),
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
