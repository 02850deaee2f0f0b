import { authorComponents, markdownComponents } from './components'

describe('the components of authors', () => {
  it.each(Object.entries(authorComponents))(
    'require attributes of <%s> only that it takes',
    (_, component) => {
      expect(component.attributes).toEqual(expect.arrayContaining([...component.required]))
    },
  )

  it('have no name that Markdown uses itself', () => {
    expect(
      Object.keys(authorComponents).filter((name) => markdownComponents.includes(name as never)),
    ).toEqual([])
  })
})
