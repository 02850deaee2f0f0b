import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { readFileSync } from 'node:fs'
import topics from 'starlight-sidebar-topics'

const sections = JSON.parse(readFileSync(new URL('./topics.json', import.meta.url), 'utf8'))

/** Starlight with a sidebar for each section, as this site has. */
export default defineConfig({
  site: 'https://docs.example.org',
  integrations: [
    starlight({
      title: 'Measured docs',
      description: 'A copy for measuring',
      plugins: [topics(sections, { exclude: ['/'] })],
    }),
  ],
})
