/** Words that promise instead of saying, or fill, with what to do about them. */
export const bannedWords: [pattern: RegExp, fix: string][] = [
  [
    /(?<!-)\b(powerful|robust|seamless(?:ly)?|cutting-edge|state-of-the-art|world-class|best-in-class)\b/i,
    'Say what it does.',
  ],
  [
    /\b(revolutionary|groundbreaking|game-chang\w+|next-generation|unparalleled|unprecedented)\b/i,
    'Say what differs.',
  ],
  [
    /\b(blazing(?:ly)?|lightning[- ]fast|effortless(?:ly)?|hassle-free|painless(?:ly)?)\b/i,
    'Give a number, or leave it out.',
  ],
  [
    /\b(simply|easy|easily|straightforward(?:ly)?|trivial(?:ly)?|obviously|of course)\b/i,
    'Leave it out: readers judge that.',
  ],
  [/\b(just)\b(?! as\b)/i, 'Leave it out, or write "only".'],
  [/\b(leverag\w+|utili[sz]\w+)\b/i, 'Write "use".'],
  [/\b(in order to)\b/i, 'Write "to".'],
  [/\b(please)\b/i, 'Leave it out.'],
  [/\b(e\.g\.|i\.e\.|etc\.)/i, 'Write "for example", "that is", or the rest of the list.'],
  [
    /\b(in this (?:page|guide|tutorial|section),? (?:we|you)(?:'ll| will)\b)/i,
    'Start with what the reader gets.',
  ],
  [
    /\b((?:the|its|their|network['’]s|service['’]s|older|own) guides?(?! to\b)(?:['’]s)?)\b/i,
    'Say the fact; what others say instead stands in content/docs/run-node/where-sources-differ.mdx.',
  ],
  [
    /\b((?:according to|as) the (?:network['’]s |service['’]s )?documentation)\b/i,
    'Say the fact, or "is meant to" for what isn’t built yet.',
  ],
  [
    /\b(this page (?:explains|describes|shows|lists|tells|takes|brings|installs|answers|covers|gives|is (?:for|about)))\b/i,
    'Begin with what readers do or get.',
  ],
  [
    /\b(as of (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})\b/i,
    'Say it once, in the key "checked".',
  ],
  [/\b(no matter of)\b/i, 'Say who does it: "qclient does that, not the node."'],
  [/\b(anew)\b/i, 'Write "again", or "from scratch".'],
  [/\b(at times)\b(?! (?:when|of))/i, 'Write "sometimes".'],
  [/\b(tells? how|as told)\b/i, 'Write "shows how", or "as described".'],
  [/\b(dive into|delve|unleash|supercharge|empower\w*)\b/i, 'Say what happens.'],
]

/** Names as their owners write them. Prose is compared without regard to capitals. */
export const names = [
  'Android',
  'BlossomSub',
  'Cloudflare',
  'Docker',
  'Ethereum',
  'Farcaster',
  'Filecoin',
  'GitHub',
  'Hypersnap',
  'iOS',
  'JavaScript',
  'Klearu',
  'Linux',
  'macOS',
  'MegaRPC',
  'MetaVM',
  'Node.js',
  'OpenSSL',
  'PostgreSQL',
  'Quorum Mobile',
  'Raspberry Pi',
  'Solana',
  'TypeScript',
  'Uniswap',
  'WebSocket',
  'WireGuard',
]

/** Values that change have a variable; these must not stand in prose as they are. */
export const variableNames: [value: string, variable: string][] = [
  ['Quilibrium', 'product'],
  ['QUIL', 'ticker'],
  ['wQUIL', 'wrappedTicker'],
  ['QKMS', 'kms'],
  ['QStorage', 'storage'],
]

/** Proper nouns, which keep their capital in a heading. Words with other capitals (KMS, macOS) keep them anyway. */
export const properNouns = new Set(
  `April August December February January July June March May November October September
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  Amazon Android Apple Bitcoin Bloom Boneh Chia Cloudflare Console Dawn Docker Double Dusk Equinox Ethereum Etherscan Event Farcaster Filecoin Fiat Google Grafana
  Horizon Howler Hypersnap Klearu Lamport Linux Merkle Midnight Nekryptology Poseidon Prometheus Quorum Ratchet Rust Schnorr Shamir Shoup Solana
  Triple Turtle Uniswap Wesolowski Windows Ubuntu Debian Python Go Java Raspberry Pi Apex Bedlam Apache`.split(
    /\s+/,
  ),
)

/** What says nothing about where a link leads. */
export const emptyLinkTexts = [
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'link',
  'more',
  'read more',
  'learn more',
  'see',
  'see here',
  'page',
]

/** How sentences don't begin: what comes before the point. */
export const bannedOpenings =
  /(?<=^|[.?!:]\s+)(Note that|It should be noted|It is (?:important|worth|necessary|possible) to|As (?:mentioned|described|stated|noted|you can see)|In what follows|Needless to say|Basically|Keep in mind that|(?:Sure|Certainly|Absolutely|Great question)(?=[,!.])|Here(?:'|’)s (?:a|an|the|your) |As an AI\b|I hope (?:this|that) helps|Let me know if|Feel free to|Would you like me to)\b/

/** Headings that say nothing where they stand alone: in a list of contents, in a search's answers. */
export const emptyHeadings =
  /^(?:details|advice|notes?|remarks?|misc(?:ellaneous)?|general|other|to keep in mind|good to know|what there is|the words|any other \w+|how it (?:works|differs)|what it (?:did|does|is)|[a-z]+ (?:at )?it(?: (?:on|off|at \w+))?)$/i
