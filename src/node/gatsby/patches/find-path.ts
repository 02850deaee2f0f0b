import type { Patch } from './patch'

/** Which page Gatsby takes an address for: any may be missing, and any may hold what can't be decoded. */
export const findPathPatches: Patch[] = [
  {
    // The page for missing addresses is shown at the address that it was sent for: what a host doesn't have, Gatsby needn't
    // ask for under a name made of it. One that can't be decoded is taken as letters.
    search: `  let newRawPathname = rawPathname
  const queryIndex = rawPathname.indexOf(\`?\`)

  if (queryIndex !== -1) {
    const [path, qs] = rawPathname.split(\`?\`)
    newRawPathname = \`\${path}?\${encodeURIComponent(qs)}\`
  }

  const pathname = decodeURIComponent(newRawPathname)
`,
    replace: `  const [path, ...queries] = rawPathname.split('#')[0].split('?')
  const pathname = [decodePart(path), ...queries].join('?')
`,
  },
  {
    search: /\n *\/\/[^\n]*\n *\.split\(`#`\)\[0\]/,
    replace: '',
  },
  {
    search: 'export const findPath = rawPathname => {\n',
    replace: `export const findPath = rawPathname => {
  if (isMissing(rawPathname)) return '/404.html'
`,
  },
  {
    search: 'import { pick } from "@gatsbyjs/reach-router"\n',
    replace: `import { pick } from "@gatsbyjs/reach-router"
import { isMissing } from "../src/browser/missing-address"
import { decodePart } from "../src/shared/paths"
`,
  },
]
