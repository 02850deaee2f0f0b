import { existsSync } from 'node:fs'

// Source: gatsby/src/internal-plugins/functions/gatsby-node.ts, which compiles each file of src/api as a server's function.
test('no module stands where Gatsby would make a function of it', () => {
  expect(existsSync('src/api')).toBe(false)
})
