import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { VersionMenu } from './VersionMenu'

const next = { name: 'current', label: 'Next', isLast: false, path: '/docs/next/' }
const stable = { name: '2.1', label: '2.1', isLast: true, path: '/docs/' }

describe('VersionMenu', () => {
  it('begins with the latest version, leads to the one chosen and keeps the choice', async () => {
    window.history.replaceState(null, '', '/docs/?os=mac#top')
    render(<VersionMenu versions={[next, stable]} />)
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue('2.1')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Next')
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Next')
    expect(navigate).toHaveBeenCalledWith('/docs/next/?os=mac#top')
    expect(localStorage.getItem('docs.preferred-version.default')).toBe('current')
  })

  it('is absent where there is one version, and forgets one that is gone', () => {
    localStorage.setItem('docs.preferred-version.default', '1.0')
    const { container } = render(<VersionMenu versions={[stable]} />)
    expect(container).toBeEmptyDOMElement()
    expect(localStorage).toHaveLength(0)
  })
})
