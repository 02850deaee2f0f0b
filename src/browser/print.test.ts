import { unfoldOnPaper } from './print'

it('folded parts are open on paper, and as before afterwards', () => {
  document.body.innerHTML = '<article><details open></details><details></details></article>'
  unfoldOnPaper()
  const open = () => [...document.querySelectorAll('details')].map(({ open }) => open)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([true, false])
})
