import { render, screen } from '@testing-library/react'
import { SendRequest } from './SendRequest'

const signed = (path: string) => ({
  method: 'DELETE',
  url: `https://box.example.com${path}`,
  headers: [],
  body: new Uint8Array(),
  steps: { canonicalRequest: '', stringToSign: '', signature: '' },
})

it('a request whose path the browser would change can not be sent', () => {
  render(<SendRequest signed={signed('/..')} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(/which then differs from the signed one/)).toBeVisible()
})

it('another one can be', () => {
  render(<SendRequest signed={signed('/a//b')} />)
  expect(screen.getByRole('button')).toBeEnabled()
})
