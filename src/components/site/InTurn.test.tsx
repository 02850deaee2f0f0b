import { useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { beginTurns, allHydrated } from '../../browser/turns'
import { CrashBoundary } from '../crash/CrashBoundary'
import { InTurn } from './InTurn'

/** A button that counts what React hears. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const page = (
  <div>
    <Counter name="first" />
    <InTurn name="one">
      <section>
        <Counter name="second" />
        <InTurn name="two">
          <div>
            <Counter name="third" />
          </div>
        </InTurn>
      </section>
    </InTurn>
    <Counter name="last" />
  </div>
)

/** The HTML of something, as the server sends it. */
function served(element: ReactElement) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(element)
  document.body.replaceChildren(root)
  return root
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name: new RegExp(`^${name} `) })
  button.click()
  return Promise.resolve().then(() => button.textContent)
}

/** So many steps that are taken before a task ends. */
async function microtasks(count: number) {
  for (let step = 0; step < count; step++) await Promise.resolve()
}

it('draws what is in it at once where no HTML is hydrated', async () => {
  render(page)
  expect(await press('third')).toBe('third 1')
})

it('hydrates one part after the other, those within a part after it, and leaves the HTML where it stands', async () => {
  const root = served(page)
  const before = [...root.querySelectorAll('*')]
  beginTurns()
  hydrateRoot(root, page)
  expect(await press('first')).toBe('first 1')
  expect(await press('last')).toBe('last 1')
  expect(await press('second')).toBe('second 0')
  await allHydrated()
  expect(await press('second')).toBe('second 1')
  expect(await press('third')).toBe('third 1')
  expect([...root.querySelectorAll('*')]).toEqual(before)
})

it('a task comes between two parts', async () => {
  const heard: string[] = []
  const isServer = { current: true }
  const Part = ({ name }: { name: string }) => {
    if (!isServer.current) {
      heard.push(name)
      void microtasks(20).then(() => heard.push('all that belongs to its task'))
    }
    return <i>{name}</i>
  }
  const parts = (
    <div>
      <InTurn name="one">
        <Part name="one" />
      </InTurn>
      <InTurn name="two">
        <Part name="two" />
      </InTurn>
    </div>
  )
  const root = served(parts)
  isServer.current = false
  beginTurns()
  hydrateRoot(root, parts)
  await allHydrated()
  expect(heard.slice(0, 3)).toEqual(['one', 'all that belongs to its task', 'two'])
})

it('what crashes in its turn is caught by the boundary around it, and the others are hydrated', async () => {
  const isServer = { current: true }
  const Broken = () => {
    if (!isServer.current) throw new Error('Out of order.')
    return <div>fine</div>
  }
  const broken = (
    <div>
      <CrashBoundary path="/">
        <InTurn name="broken">
          <Broken />
        </InTurn>
      </CrashBoundary>
      <InTurn name="other">
        <section>
          <Counter name="other" />
        </section>
      </InTurn>
    </div>
  )
  const root = served(broken)
  isServer.current = false
  beginTurns()
  hydrateRoot(root, broken)
  await allHydrated()
  expect(screen.getByRole('alert')).toHaveTextContent('Out of order.')
  expect(await press('other')).toBe('other 1')
})

it.each(['span', 'style', 'x-extension', '#text'])(
  'a %s that is put before a part leaves its HTML as it is',
  async (tag) => {
    const root = served(page)
    const before = [...root.querySelectorAll('div, section, button')]
    for (const part of root.querySelectorAll('[data-turn], [data-turn] > *'))
      part.before(tag === '#text' ? 'A note' : document.createElement(tag))
    beginTurns()
    hydrateRoot(root, page)
    await allHydrated()
    expect([...root.querySelectorAll('div, section, button')]).toEqual(before)
    expect(await press('third')).toBe('third 1')
  },
)
