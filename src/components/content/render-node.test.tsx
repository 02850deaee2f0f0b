import { render, screen } from '@testing-library/react'
import { componentNames } from '../../node/page/component-schemas'
import { markdownComponents } from '../../../testing/fixtures/markdown-components'
import { contentComponents } from './components'
import { renderNode } from './render-node'

describe('renderNode', () => {
  it('turns a tree into elements with their props, children and texts', () => {
    const link = { tag: 'em', children: ['one'] }
    render(renderNode({ tag: 'p', props: { id: 'a', title: 'T' }, children: ['Read ', link, ' first'] }))
    const paragraph = screen.getByText('Read first', { exact: false })
    expect(paragraph.outerHTML).toBe('<p id="a" title="T">Read <em>one</em> first</p>')
  })

  it('puts the children of a fragment where the fragment stands', () => {
    const { container } = render(
      renderNode({ tag: 'Fragment', children: [{ tag: 'p', children: ['a'] }, 'b'] }),
    )
    expect(container.innerHTML).toBe('<p>a</p>b')
  })

  it('finds a content component by its name', () => {
    render(renderNode({ tag: 'Admonition', props: { kind: 'tip' }, children: ['Save often'] }))
    expect(screen.getByRole('complementary', { name: 'Tip' })).toHaveTextContent('Save often')
  })

  it('takes a tag without a component for HTML', () => {
    render(renderNode({ tag: 'blockquote', children: ['Once'] }))
    expect(screen.getByText('Once').tagName).toBe('BLOCKQUOTE')
  })

  it('makes elements that hold nothing', () => {
    render(renderNode({ tag: 'hr' }))
    expect(screen.getByRole('separator')).toBeEmptyDOMElement()
  })
})

describe('contentComponents', () => {
  it.each([...componentNames, ...markdownComponents].filter((name) => /^[A-Z]/.test(name)))(
    'has a component for %s',
    (name) => {
      expect(contentComponents).toHaveProperty(name)
    },
  )
})
