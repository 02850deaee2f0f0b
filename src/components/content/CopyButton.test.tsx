import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settle } from '../../../testing/components/settle'
import { CopyButton } from './CopyButton'

beforeEach(() => {
  jest.useFakeTimers()
  userEvent.setup() // gives jsdom a clipboard
})
afterEach(() => jest.useRealTimers())

async function pressCopy() {
  render(<CopyButton text={() => 'npm install'} />)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Copy code to clipboard' })))
}

/** Gatsby's live region, as it stands in every page. */
function giveAnnouncer() {
  document.getElementById('gatsby-announcer')?.remove()
  const region = document.body.appendChild(document.createElement('div'))
  region.id = 'gatsby-announcer'
  return region
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time))

describe('CopyButton', () => {
  it('invites to copy', () => {
    render(<CopyButton text={() => ''} />)
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toHaveTextContent('Copy')
  })

  it('copies the text and says so', async () => {
    await pressCopy()
    expect(await navigator.clipboard.readText()).toBe('npm install')
    expect(screen.getByRole('button', { name: 'Copied' })).toHaveTextContent('Copied')
  })

  it('invites to copy again after a second', async () => {
    await pressCopy()
    wait(999)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    wait(1)
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toHaveTextContent('Copy')
  })

  it('says that it has not copied where the browser refuses, for a second', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await pressCopy()
    expect(screen.getByRole('button', { name: 'Not copied' })).toHaveTextContent('Not copied')
    wait(1000)
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toBeInTheDocument()
  })

  it('says that it has not copied where the page has no clipboard, as without HTTPS', async () => {
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await pressCopy()
    expect(screen.getByRole('button', { name: 'Not copied' })).toBeInTheDocument()
  })

  it('has screen readers say so, outside of the button, and says nothing afterwards', async () => {
    const region = giveAnnouncer()
    await pressCopy()
    expect(region).toHaveTextContent('Copied')
    expect(document.querySelector('button [aria-live]')).toBeNull()
    wait(1000)
    expect(region).toBeEmptyDOMElement()
  })

  it('has it said again where it is pressed again', async () => {
    const region = giveAnnouncer()
    await pressCopy()
    wait(900)
    const changes: string[] = []
    const observer = new MutationObserver(() => changes.push(region.textContent))
    observer.observe(region, { childList: true })
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Copied' })))
    wait(900)
    expect([changes.length > 0, region.textContent]).toEqual([true, 'Copied'])
    observer.disconnect()
  })
})
