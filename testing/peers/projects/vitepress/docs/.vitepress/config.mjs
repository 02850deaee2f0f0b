import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

const { nav, sidebar } = JSON.parse(readFileSync(new URL('./navigation.json', import.meta.url), 'utf8'))

/** VitePress with its own local search. */
export default defineConfig({
  title: 'Measured docs',
  description: 'A copy for measuring',
  lang: 'en-US',
  cleanUrls: true,
  ignoreDeadLinks: true,
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  markdown: {
    // What stands between two braces in code is no expression of Vue's: listings are left alone by themselves, code in a line is not.
    config: (md) => {
      const { code_inline: draw } = md.renderer.rules
      md.renderer.rules.code_inline = (tokens, index, ...rest) => {
        tokens[index].attrSet('v-pre', '')
        return draw(tokens, index, ...rest)
      }
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav,
    sidebar,
    footer: { message: 'A copy for measuring' },
  },
})
