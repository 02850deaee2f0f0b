import { unfoldOnPaper } from './print'

/** A page with one part open and one folded, in a browser that can or can't unfold by its style sheets. */
function givePage(hasDetailsContent: boolean) {
  window.CSS = { supports: () => hasDetailsContent } as never
  document.body.innerHTML = '<article><details open></details><details></details></article>'
  unfoldOnPaper()
  return () => [...document.querySelectorAll('details')].map(({ open }) => open)
}

it('folded parts are open on paper, and as before afterwards', () => {
  const open = givePage(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([true, false])
})
