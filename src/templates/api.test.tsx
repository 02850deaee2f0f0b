import { screen, within } from '@testing-library/react'
import { doc as page } from '../../testing/components/doc'
import { canonicalAddress, headProps, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import ApiTemplate, { Head } from './api'

const endpoint = {
  method: 'PUT',
  url: 'https://{Bucket}.example.com/?website',
  needs: ['box:Put'],
  sometimesNeeds: ['box:Tag', 'box:Lock'],
  guide: '/docs/signing/',
}
const doc = { ...page, endpoint }

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
    const address = screen.getByText('{Bucket}.').closest('code')
    expect(address).toHaveTextContent('https://{Bucket}.example.com/?website')
    expect(address!.closest('div')).toHaveTextContent(/^PUThttps/)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toContainElement(address)
  })

  it('says what a caller must be allowed, and how requests are signed', () => {
    const { container } = renderWithSite(<ApiTemplate {...pageProps({ doc })} />)
    const lines = [...container.querySelectorAll('.needs > span')].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Needs box:Put',
      'Some calls need box:Tag, box:Lock',
      'Signed with AWS Signature Version 4',
    ])
    expect(screen.getByRole('link', { name: 'box:Tag' })).toHaveAttribute('href', '#permissions')
    expect(screen.getByRole('link', { name: 'AWS Signature Version 4' })).toHaveAttribute(
      'href',
      '/docs/signing/',
    )
  })

  it('says of an operation that everybody may call only how it is signed', () => {
    const open = { ...endpoint, needs: [], sometimesNeeds: [] }
    const { container } = renderWithSite(<ApiTemplate {...pageProps({ doc: { ...doc, endpoint: open } })} />)
    expect(container.querySelector('.needs')).toHaveTextContent(/^Signed with AWS Signature Version 4$/)
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
