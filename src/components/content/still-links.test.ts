import { fireEvent, waitFor } from '@testing-library/react'
import { navigate } from 'gatsby'
import { showInWindow } from '../../../testing/components/intersection-observer'
import { givePageLoader } from '../../../testing/components/page-loader'
import { stillLinks } from './still-links'

let text: HTMLElement
let forget: (() => void) | undefined

beforeEach(() => {
  givePageLoader()
  text = document.createElement('div')
  text.innerHTML = `<p>See <a href="/docs/fees/?a=1#base"><b>fees</b></a>, <a href="/files/a.md">a file</a>,
    <a href="#here">this page</a> and <a href="https://example.com/" target="_blank">others</a>.</p>`
  // jsdom can't follow links; what is left to the browser ends here.
  document.body.append(text)
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  forget = stillLinks(text)
})
afterEach(() => {
  forget?.()
  text.remove()
})

const link = (index: number) => text.querySelectorAll('a')[index]!

describe('the links of a text that stands still', () => {
  it('show their page without a reload, wherever in them is pressed', () => {
    fireEvent.click(text.querySelector('b')!)
    expect(navigate).toHaveBeenCalledWith('/docs/fees/?a=1#base', { replace: false })
  })

  it.each([1, 2, 3])('leave to the browser what is no page of the site: link %i', (index) => {
    fireEvent.click(link(index))
    expect(navigate).not.toHaveBeenCalled()
  })

  it('leave a click to whoever has dealt with it', () => {
    link(0).addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link(0))
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each(['mouseOver', 'touchStart', 'focusIn'] as const)('load their page on %s', (intent) => {
    fireEvent[intent](text.querySelector('b')!)
    expect(window.___loader.hovering).toHaveBeenCalledWith('/docs/fees/?a=1')
  })

  it('have their page fetched once they can be seen; files are not', async () => {
    showInWindow(link(1), true)
    showInWindow(link(0), true)
    await waitFor(() => expect(window.___loader.enqueue).toHaveBeenCalledWith('/docs/fees/?a=1'))
    expect(window.___loader.enqueue).toHaveBeenCalledTimes(1)
  })

  it('are links of the browser again once they are forgotten', () => {
    forget?.()
    fireEvent.click(link(0))
    expect(navigate).not.toHaveBeenCalled()
  })
})
