import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tab, Tabs } from './Tabs'

const renderTabs = (initial?: string) =>
  render(
    <Tabs default={initial}>
      <Tab label="Linux" value="linux">
        apt
      </Tab>
      <Tab label="macOS" value="mac">
        brew
      </Tab>
      <Tab label="Windows">winget</Tab>
    </Tabs>,
  )

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

  it('take one stop of the Tab key, the selected one', async () => {
    renderTabs('mac')
    await userEvent.tab()
    expect(tab('macOS')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['{ArrowRight}', 'linux', 'macOS'],
    ['{ArrowRight}', 'Windows', 'Linux'],
    ['{ArrowLeft}', 'mac', 'Linux'],
    ['{ArrowLeft}', 'linux', 'Windows'],
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
    await userEvent.keyboard('{ArrowDown}x')
    expect(shown().tab).toBe('Linux')
  })
})
