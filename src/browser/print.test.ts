import { unfoldOnPaper } from './print'

/** A page with one part open and one folded, in a browser that can or can't unfold by its style sheets. */
function givePage(hasDetailsContent: boolean) {
  window.CSS = {
    supports: (what: string) => hasDetailsContent && what === 'selector(::details-content)',
  } as never
  document.body.innerHTML = '<article><details open></details><details></details></article>'
  unfoldOnPaper()
  return () => [...document.querySelectorAll('details')].map(({ open }) => open)
}

// First, since the other leaves its listeners behind.
it('nothing is unfolded where style sheets do it', () => {
  const open = givePage(true)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, false])
})

it('folded parts are open on paper, and as before afterwards', () => {
  const open = givePage(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([true, false])
})
