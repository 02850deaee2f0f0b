import { screen, within } from '@testing-library/react'
import { doc } from '../../testing/components/doc'
import { canonicalAddress, headProps, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import ApiTemplate, { Head } from './api'

describe('the template of an operation', () => {
  it('shows title and images, and when the page was changed', () => {
    renderWithSite(<ApiTemplate {...pageProps({ doc })} />)
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
    expect(article.getByRole('img', { name: 'A map' })).toHaveAttribute('src', '/static/map.svg')
    expect(screen.getByText('3 May 2025')).toHaveAttribute('datetime', doc.lastUpdate)
  })

  it('names its address in the head', () => {
    renderWithSite(<Head {...headProps({ doc })} />)
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/learn/fees/')
  })
})
