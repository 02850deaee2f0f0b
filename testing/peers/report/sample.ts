import type { Figures, SiteBuilds, SiteReaders } from './figures'

const conditions = { date: '2026-01-02', runs: 3, load: { before: 0.4, after: 1.6 } }

const builds = (factor: number): SiteBuilds => ({
  ...conditions,
  cold: { seconds: 40 * factor, cpu: 60 * factor, memory: 1500 * factor },
  warm: { seconds: 10 * factor, cpu: 12 * factor, memory: 900 * factor },
})

const readers = (factor: number): SiteReaders => ({
  ...conditions,
  firstVisit: { all: 120 * factor, scripts: 80 * factor, ahead: 0 },
  lighthouse: {
    ...{ performance: 100, accessibility: 100, bestPractices: 96, seo: 92 },
    ...{ largestPaint: 1050 * factor, blocking: 40 * factor },
  },
  click: { full: 50 * factor, slow: 60 * factor },
  search: { full: 200 * factor, slow: 600 * factor },
})

/** Figures for tests: all of two sites, builds alone of a third. */
export const sampleFigures: Figures = {
  pages: 288,
  machine: { processor: 'Some CPU', cores: 2, memory: 24, system: 'Linux x64', node: '20.20.2' },
  tools: { chromium: '156.0', lighthouse: '12.8.2' },
  labels: { ours: 'This site (Gatsby 5.16.1)', vitepress: 'VitePress 1.6.4', starlight: 'Starlight 0.42.4' },
  builds: { ours: builds(1), vitepress: builds(0.5), starlight: builds(0.25) },
  readers: { ours: readers(1), vitepress: readers(2) },
}
