import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settle } from '../../../testing/components/settle'
import { MarkdownLinks } from './MarkdownLinks'

const answer = jest.fn<Promise<Partial<Response>>, [string]>()

beforeEach(() => {
  jest.useFakeTimers()
  userEvent.setup() // gives jsdom a clipboard
  globalThis.fetch = answer as never
  answer.mockResolvedValue({ ok: true, text: () => Promise.resolve('# Fees\n') })
})
afterEach(() => {
  jest.useRealTimers()
  answer.mockReset()
})

const pressCopy = () =>
  settle(() => fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' })))

describe('MarkdownLinks', () => {
  it('lead to the Markdown of the page', () => {
    render(<MarkdownLinks path="/docs/fees/" />)
    expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/docs/fees.md')
  })

  it('ask for nothing before a reader wants it', () => {
    render(<MarkdownLinks path="/docs/fees/" />)
    expect(answer).not.toHaveBeenCalled()
  })

  it('copy the Markdown and say so', async () => {
    render(<MarkdownLinks path="/docs/fees/" />)
    await pressCopy()
    expect(answer).toHaveBeenCalledWith('/docs/fees.md')
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('# Fees\n')
  })

  it.each([
    ['is not there', { ok: false, status: 404, text: () => Promise.resolve('<h1>Page not found</h1>') }],
    ['breaks off', { ok: true, text: () => Promise.reject(new Error('offline')) }],
  ])('say that nothing was copied where the Markdown %s', async (_, response) => {
    answer.mockResolvedValue(response)
    render(<MarkdownLinks path="/docs/fees/" />)
    await pressCopy()
    expect(screen.getByRole('button', { name: 'Not copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('')
  })
})
