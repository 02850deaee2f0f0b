import type { LoadedPage } from '../../src/browser/page-loader'

/** Stands in for Gatsby's page loader; a test says when and how a page arrives. */
export function givePageLoader() {
  const arrivals = new Map<string, (page: LoadedPage) => void>()
  const navigate = jest.fn()
  window.___loader = {
    enqueue: jest.fn(() => new Promise<LoadedPage>(() => {})),
    hovering: jest.fn(),
    loadPage: (path) => new Promise((resolve) => arrivals.set(path, resolve)),
  }
  window.___navigate = navigate
  return {
    navigate,
    /** Lets a page arrive, and waits until everyone has heard of it. */
    arrive: async (path: string, page: LoadedPage) => {
      arrivals.get(path)!(page)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}
