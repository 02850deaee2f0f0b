import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentsBar } from './ContentsBar'

const headings = [
  { level: 2, id: 'install', text: 'Install' },
  { level: 3, id: 'linux', text: 'On Linux' },
]

const open = async () => {
  render(
    <>
      <ContentsBar headings={headings} />
      <button type="button">Elsewhere</button>
    </>,
  )
  await userEvent.click(screen.getByText('On this page'))
  return screen.getByRole('link', { name: 'Install' })
}

describe('ContentsBar', () => {
  it('is folded above the text until a reader opens it', async () => {
    expect(await open()).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    await userEvent.click(screen.getByText('On this page'))
    expect(screen.getByText('Install')).not.toBeVisible()
  })

  it('closes when a heading is chosen', async () => {
    const link = await open()
    await userEvent.click(link)
    expect(link).not.toBeVisible()
  })

  it('closes with Escape, and gives the focus to its line', async () => {
    const link = await open()
    link.focus()
    await userEvent.keyboard('{Escape}')
    expect(link).not.toBeVisible()
    expect(screen.getByText('On this page')).toHaveFocus()
  })

  it('closes when the keyboard goes on', async () => {
    const link = await open()
    screen.getByRole('link', { name: 'On Linux' }).focus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(link).not.toBeVisible()
  })
})
