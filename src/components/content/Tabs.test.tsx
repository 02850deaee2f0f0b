import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settle } from '../../../testing/components/settle'
import { Tab, Tabs } from './Tabs'

const exampleTabs = (props: { default?: string; group?: string } = {}) => (
  <Tabs {...props}>
    <Tab label="Linux" value="linux">
      apt
    </Tab>
    <Tab label="macOS" value="mac">
      brew
    </Tab>
    <Tab label="Windows">winget</Tab>
  </Tabs>
)
const renderTabs = (initial?: string) => render(exampleTabs({ default: initial }))

const tab = (name: string) => screen.getByRole('tab', { name })

/** Which tab is selected, and which text a reader sees. */
const shown = () => ({
  tab: screen.getByRole('tab', { selected: true }).textContent,
  text: screen.getByRole('tabpanel').textContent,
})

describe('Tabs', () => {
  it('begin with the first one', () => {
    renderTabs()
    expect(shown()).toEqual({ tab: 'Linux', text: 'apt' })
  })

  it.each([
    ['mac', 'macOS', 'brew'],
    ['Windows', 'Windows', 'winget'],
  ])('begin with the default "%s", by value or by label', (initial, label, text) => {
    renderTabs(initial)
    expect(shown()).toEqual({ tab: label, text })
  })

  it('begin with the first one where the default names none', () => {
    renderTabs('solaris')
    expect(shown()).toEqual({ tab: 'Linux', text: 'apt' })
  })

  it('show the panel of the tab that a reader selects', async () => {
    renderTabs()
    await userEvent.click(tab('macOS'))
    expect(shown()).toEqual({ tab: 'macOS', text: 'brew' })
  })

  it('tie each tab to its panel', () => {
    renderTabs()
    const panels = screen.getAllByRole('tabpanel', { hidden: true })
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((one) => one.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id))
    expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs.map(({ id }) => id))
    expect(new Set([...panels, ...tabs].map(({ id }) => id)).size).toBe(6)
  })

  it('keep all panels in the page', () => {
    renderTabs()
    const panels = screen.getAllByRole('tabpanel', { hidden: true })
    expect(panels.map(({ textContent }) => textContent)).toEqual(['apt', 'brew', 'winget'])
  })

  it('take one stop of the Tab key for the tabs, the selected one, then one for its panel', async () => {
    renderTabs('mac')
    await userEvent.tab()
    expect(tab('macOS')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['{ArrowRight}', 'linux', 'macOS'],
    ['{ArrowRight}', 'Windows', 'Linux'],
    ['{ArrowLeft}', 'mac', 'Linux'],
    ['{ArrowLeft}', 'linux', 'Windows'],
    ['{End}', 'linux', 'Windows'],
    ['{Home}', 'mac', 'Linux'],
  ])('move by %s from "%s" to "%s", round the ends', async (key, from, to) => {
    renderTabs(from)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(tab(to)).toHaveFocus()
    expect(shown().tab).toBe(to)
  })

  it('leave other keys to the browser', async () => {
    renderTabs()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}x{Control>}{ArrowRight}{/Control}')
    expect(shown().tab).toBe('Linux')
  })
})

/** The labels of all selected tabs, in the order of the page. */
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)

/** A reader chooses in another tab of the browser. */
function inAnotherTab(newValue: string) {
  localStorage.setItem('docs.tab.os', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs.tab.os', newValue }))
}

describe('Tabs of one group', () => {
  const two = (group?: string) => (
    <>
      {exampleTabs({ group })}
      <Tabs group={group}>
        <Tab label="macOS" value="mac">
          port
        </Tab>
        <Tab label="Linux" value="linux">
          yum
        </Tab>
      </Tabs>
    </>
  )
  beforeEach(() => window.history.replaceState(null, '', '/'))

  it('go together', async () => {
    render(two('os'))
    expect(selected()).toEqual(['Linux', 'macOS'])
    await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[0]!)
    expect(selected()).toEqual(['macOS', 'macOS'])
    await userEvent.click(screen.getAllByRole('tab', { name: 'Linux' })[1]!)
    expect(selected()).toEqual(['Linux', 'Linux'])
  })

  it('go each its own way where they have no group', async () => {
    render(two())
    await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[0]!)
    await userEvent.click(screen.getAllByRole('tab', { name: 'Linux' })[1]!)
    expect(selected()).toEqual(['macOS', 'Linux'])
    expect(localStorage).toHaveLength(0)
  })

  it('leave alone those which have no such tab', async () => {
    render(two('os'))
    await userEvent.click(screen.getByRole('tab', { name: 'Windows' }))
    expect(selected()).toEqual(['Windows', 'macOS'])
  })

  it('keep the choice for the next page', async () => {
    const { unmount } = render(two('os'))
    await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[0]!)
    expect({ ...localStorage }).toEqual({ 'docs.tab.os': 'mac' })
    unmount()
    render(exampleTabs({ group: 'os' }))
    expect(selected()).toEqual(['macOS'])
  })

  it.each([
    ['?os=Windows', 'mac', 'Windows'],
    ['?os=solaris', 'mac', 'macOS'],
    ['?other=Windows', 'solaris', 'Linux'],
  ])('obey the address "%s" before the stored "%s"', (search, stored, expected) => {
    window.history.replaceState(null, '', search)
    localStorage.setItem('docs.tab.os', stored)
    render(exampleTabs({ group: 'os' }))
    expect(selected()).toEqual([expected])
    expect(localStorage.getItem('docs.tab.os')).toBe(stored)
  })

  it('change the address only where it names a tab', async () => {
    window.history.replaceState({ key: 'of the router' }, '', '?os=mac&q=a#b')
    const { unmount } = render(two('os'))
    await userEvent.click(screen.getAllByRole('tab', { name: 'Linux' })[0]!)
    expect(selected()).toEqual(['Linux', 'Linux'])
    expect(window.location.href).toMatch(/\?os=linux&q=a#b$/)
    expect(window.history.state).toEqual({ key: 'of the router' })
    unmount()
    window.history.replaceState(null, '', '/?q=a')
    render(two('os'))
    await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[0]!)
    expect(window.location.search).toBe('?q=a')
  })

  it('obey a later choice in another tab, and tell it in the address', async () => {
    window.history.replaceState({ key: 'an entry' }, '', '?os=mac&q=a')
    const { unmount } = render(two('os'))
    expect(selected()).toEqual(['macOS', 'macOS'])
    await settle(() => inAnotherTab('linux'))
    expect(selected()).toEqual(['Linux', 'Linux'])
    expect(window.location.search).toBe('?os=linux&q=a')
    unmount()
  })

  it('are as their author has them once all choices are forgotten in another tab', async () => {
    localStorage.setItem('docs.tab.os', 'mac')
    render(two('os'))
    expect(selected()).toEqual(['macOS', 'macOS'])
    localStorage.clear()
    await settle(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(selected()).toEqual(['Linux', 'macOS'])
  })

  it('obey a click where the address says otherwise and storage the same', async () => {
    window.history.replaceState(null, '', '?os=mac')
    localStorage.setItem('docs.tab.os', 'linux')
    render(two('os'))
    await userEvent.click(screen.getAllByRole('tab', { name: 'Linux' })[0]!)
    expect(selected()).toEqual(['Linux', 'Linux'])
  })

  it('go together where storage is blocked', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    render(two('os'))
    await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[0]!)
    expect(selected()).toEqual(['macOS', 'macOS'])
  })
})
