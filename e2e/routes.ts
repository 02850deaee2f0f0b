/** Routes that every build must hold: an address once given stays. */
const discover = [
  'what-is-quilibrium',
  'FAQ',
  'q-story',
  'quilibrium-tokenomics',
  'core-technologies-in-quilibrium',
  'gas-fees-and-dynamic-fee-market-on-quilibrium',
  'how-does-quilibrium-maintain-decentralization',
  'how-quilibrium-protects-privacy-without-enabling-crime',
  'quilibrium-kms',
  'quilibriums-innovative-use-of-passkeys',
  'security-audits-of-quilibriums-cryptographic-protocols',
  'the-alternative-thesis-for-consumer-crypto',
  'the-illusion-of-decentralization-in-crypto-and-quilibriums-radical-alternative.',
  'programmable-mpc-vs-zkp',
].map((name) => `/docs/discover/${name}/`)

const protocol = ['overview', 'consensus', 'data-structures'].map((name) => `/docs/protocol/${name}/`)

const landings = [
  '/docs/learn/block-storage/',
  '/docs/build/applications/compiling-to-ot-circuits/',
  '/docs/build/applications/deploying-to-the-network/',
  '/docs/build/applications/running-applications/',
  '/docs/run-node/quick-start/',
  '/docs/api/overview/',
]

/** Pages for tasks that both services of the API have in common. */
const guides = [
  'connect-your-sdk',
  'presigned-urls',
  'signature-errors',
  'cors',
  'paging',
  'rotate-keys',
  'encrypt-large-objects',
  'your-own-domain',
  'differences',
].map((name) => `/docs/api/guides/${name}/`)

/** Pages beyond the routes that the site was given: those that operators ask for, and what is built beside the node. */
const own = [
  ...['monitor', 'back-up-and-restore', 'own-user', 'docker', 'verify-a-release', 'what-goes-wrong'].map(
    (name) => `/docs/run-node/${name}/`,
  ),
  ...['', 'klearu/', 'metavm/', 'tech-tree/'].map((name) => `/docs/learn/network-intrinsics/${name}`),
]

export const sectionRoutes = ['discover', 'learn', 'build', 'protocol', 'run-node', 'api'].map(
  (name) => `/docs/${name}/`,
)
export const docRoutes = [...discover, ...protocol, ...landings, ...guides, ...own]
export const categoryRoutes = ['/docs/category/applications/']
export const allRoutes = ['/', '/docs/', ...sectionRoutes, ...docRoutes, ...categoryRoutes]
