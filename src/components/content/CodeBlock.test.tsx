import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resize } from '../../../testing/components/resize-observer'
import { CodeBlock } from './CodeBlock'

const html = '<span class="line">a &lt; <b>1</b></span>\n<span class="line">end</span>'
const lines = { __html: html }

describe('CodeBlock', () => {
  it('shows the highlighted lines in a region named by its language, which the keyboard reaches where it scrolls', () => {
    render(<CodeBlock lines={lines} language="ts" />)
    const region = screen.getByRole('group', { name: 'Code, ts' })
    expect(region.querySelector('code')?.innerHTML).toBe(html)
    expect(region).not.toHaveAttribute('tabindex')
    resize(region, { box: [300, 80], content: [500, 80] })
    expect(region).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('figure')).not.toContainElement(document.querySelector('figcaption'))
  })

  it('is named by its title, and shows it', () => {
    render(<CodeBlock lines={lines} language="ts" title="src/a.ts" />)
    expect(screen.getByRole('group', { name: 'src/a.ts' })).toBeInTheDocument()
    expect(screen.getByText('src/a.ts')).toBeVisible()
  })

  it('a path above it goes on in the next line behind a slash, and not within a name', () => {
    render(<CodeBlock lines={lines} language="yaml" title="~/configs/second/config.yml" />)
    expect(document.querySelector('figcaption')!.innerHTML).toBe('~/<wbr>configs/<wbr>second/<wbr>config.yml')
  })

  it('keeps long lines, or wraps them where the author asks for it', () => {
    render(
      <>
        <CodeBlock lines={lines} language="ts" />
        <CodeBlock lines={lines} language="sh" wrap />
      </>,
    )
    expect(screen.getByRole('group', { name: 'Code, ts' })).not.toHaveClass('wraps')
    expect(screen.getByRole('group', { name: 'Code, sh' })).toHaveClass('wraps')
  })

  it('copies the text of the lines without their markup', async () => {
    const user = userEvent.setup()
    render(<CodeBlock lines={lines} language="ts" />)
    await user.click(screen.getByRole('button', { name: 'Copy code to clipboard' }))
    expect(await navigator.clipboard.readText()).toBe('a < 1\nend')
  })

  it('copies neither what commands answer nor what a change removes', async () => {
    const user = userEvent.setup()
    const line = (classes: string, text: string) => `<span class="line ${classes}">${text}</span>`
    const commands = [
      line('command', 'ls'),
      line('output', 'a b'),
      line('command more', '| cat'),
      line('diff remove', 'old'),
      line('diff add', 'new'),
    ]
    render(<CodeBlock lines={{ __html: commands.join('\n') }} language="console" />)
    await user.click(screen.getByRole('button', { name: 'Copy code to clipboard' }))
    expect(await navigator.clipboard.readText()).toBe('ls\n| cat\nnew')
  })

  it('whose lines are too long for a phone can be wrapped and let go again', async () => {
    render(<CodeBlock lines={lines} language="ts" long />)
    const region = screen.getByRole('group', { name: 'Code, ts' })
    const button = screen.getByRole('button', { name: 'Toggle word wrap' })
    await userEvent.click(button)
    expect(region).toHaveClass('wraps')
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    expect(region).not.toHaveClass('wraps')
  })

  it('whose lines are short has no button for it', () => {
    render(<CodeBlock lines={lines} language="ts" />)
    expect(screen.queryByRole('button', { name: 'Toggle word wrap' })).not.toBeInTheDocument()
  })

  it('commands are known as such to style sheets', () => {
    render(<CodeBlock lines={lines} language="bash" commands />)
    expect(screen.getByRole('figure')).toHaveClass('commands')
  })
})
