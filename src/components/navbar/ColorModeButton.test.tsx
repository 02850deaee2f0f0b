import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ColorModeSettings } from '../../shared/color-mode'
import { paintFirst } from '../../head-scripts/paint-first'
import { ColorModeButton } from './ColorModeButton'

const settings: ColorModeSettings = {
  defaultMode: 'light',
  disableSwitch: false,
  respectSystemPreference: true,
}

/** Presses the button as often as there are choices, and notes what it calls itself before and after. */
async function goRound(settings: ColorModeSettings) {
  paintFirst(settings)
  render(<ColorModeButton settings={settings} />)
  const button = screen.getByRole('button', { name: /^Switch between dark and light mode/ })
  const seen = [button.title]
  for (let press = 0; press < 3; press++) {
    await userEvent.click(button)
    seen.push(button.title)
  }
  return seen
}

describe('ColorModeButton', () => {
  it('says which mode is chosen', () => {
    paintFirst(settings)
    render(<ColorModeButton settings={settings} />)
    const name = 'Switch between dark and light mode (currently system mode)'
    expect(screen.getByRole('button', { name })).toHaveAttribute('title', 'system mode')
  })

  it('goes round the choices: system, light, dark', async () => {
    expect(await goRound(settings)).toEqual(['system mode', 'light mode', 'dark mode', 'system mode'])
  })

  it('goes between light and dark where the site does not follow the system', async () => {
    const own = { ...settings, respectSystemPreference: false }
    expect(await goRound(own)).toEqual(['light mode', 'dark mode', 'light mode', 'dark mode'])
  })

  it('changes the colors of the page', async () => {
    paintFirst({ ...settings, respectSystemPreference: false })
    render(<ColorModeButton settings={settings} />)
    await userEvent.click(screen.getByRole('button'))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(document.documentElement).toHaveClass('theme-ui-dark')
  })

  it('shows the picture of the chosen mode alone', async () => {
    paintFirst(settings)
    const { container } = render(<ColorModeButton settings={settings} />)
    const icons = () =>
      [...container.querySelectorAll('svg')].filter((icon) => getComputedStyle(icon).display !== 'none')
    expect(icons().map(({ dataset }) => dataset.icon)).toEqual(['system'])
    await userEvent.click(screen.getByRole('button'))
    expect(icons().map(({ dataset }) => dataset.icon)).toEqual(['light'])
  })
})
