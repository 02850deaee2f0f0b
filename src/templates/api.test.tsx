import { screen, within } from '@testing-library/react'
import { doc as page } from '../../testing/components/doc'
import { canonicalAddress, headProps, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import ApiTemplate, { Head } from './api'

const doc = { ...page, endpoint: { method: 'PUT', url: 'https://{Bucket}.example.com/?website' } }

describe('the template of an operation', () => {
  it('shows title and images, and when the page was changed', () => {
    renderWithSite(<ApiTemplate {...pageProps({ doc })} />)
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
    expect(article.getByRole('img', { name: 'A map' })).toHaveAttribute('src', '/static/map.svg')
    expect(screen.getByText('3 May 2025')).toHaveAttribute('datetime', doc.lastUpdate)
  })

  it('says below the title where it is called', () => {
    renderWithSite(<ApiTemplate {...pageProps({ doc })} />)
    const address = screen.getByText('https://{Bucket}.example.com/?website')
    expect(address.closest('div')).toHaveTextContent(/^PUThttps/)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toContainElement(address)
  })

  it('says nothing of the kind on the page of a data type', () => {
    renderWithSite(<ApiTemplate {...pageProps({ doc: { ...doc, endpoint: null } })} />)
    expect(screen.queryByText(/^PUT$/)).not.toBeInTheDocument()
  })

  it('names its address in the head', () => {
    renderWithSite(<Head {...headProps({ doc })} />)
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/learn/fees/')
  })
})
