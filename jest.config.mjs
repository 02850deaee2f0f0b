/** How TypeScript and the ESM-only packages of the unified family become something Jest can load. */
const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: 'theme-ui' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

/** Folders of src/ whose tests need a browser's document; the others are the Node side. */
const browserSide = [
  'browser',
  'components',
  'head-scripts',
  'hooks',
  'node/gatsby/replaced',
  'pages',
  'templates',
]

/** Components are tried with what draws them in readers' browsers: see src/node/gatsby/preact.ts. */
const preact = {
  '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
  '^react-dom/client$': '<rootDir>/src/node/gatsby/replaced/react-dom-client.ts',
  '^react-dom/server$': '<rootDir>/src/node/gatsby/replaced/react-dom-server.ts',
  '^react-dom/test-utils$': 'preact/test-utils',
  '^react(-dom)?$': 'preact/compat',
}

/** Three kinds of tests: Node side, components, and the built site in a real browser. */
const project = (displayName, testMatch, more) => ({
  displayName,
  testMatch: [].concat(testMatch).map((pattern) => `<rootDir>/${pattern}`),
  transform,
  // FlexSearch is a script that asks for the global object; as a module it would not find it.
  transformIgnorePatterns: ['/node_modules/(flexsearch|gatsby-plugin-local-search)/'],
  modulePathIgnorePatterns: ['<rootDir>/(public|\\.cache|\\.bench|\\.preview|\\.editions|\\.build-cache)/'],
  ...more,
})

export default {
  testTimeout: 60_000,
  projects: [
    project('node', '{src,testing,scripts}/**/*.test.{ts,tsx}', {
      testPathIgnorePatterns: ['/node_modules/', `<rootDir>/src/(${browserSide.join('|')})/`],
      testEnvironment: 'node',
    }),
    project('components', `src/{${browserSide.join(',')}}/**/*.test.{ts,tsx}`, {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/testing/components/setup.ts'],
      moduleNameMapper: {
        ...preact,
        '^gatsby$': '<rootDir>/testing/components/gatsby.tsx',
        '\\.woff2$': '<rootDir>/testing/components/font.ts',
      },
    }),
    project('e2e', 'e2e/**/*.test.ts', {
      // The search's stemmer is the one ESM-only package that these tests load.
      transformIgnorePatterns: ['/node_modules/(?!stemmer/)'],
      testEnvironment: '<rootDir>/testing/browser/environment.ts',
      globalSetup: '<rootDir>/e2e/setup.ts',
      globalTeardown: '<rootDir>/e2e/teardown.ts',
    }),
  ],
}
