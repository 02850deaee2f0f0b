import { render } from '@testing-library/react'
import { Breakable } from './Breakable'

const html = (text: string) => render(<Breakable>{text}</Breakable>).container.innerHTML

it('lets a long identifier break between its parts', () => {
  expect(html('PutBucketLifecycleConfiguration')).toBe('Put<wbr>Bucket<wbr>Lifecycle<wbr>Configuration')
})

it('lets shorter ones break, too: letters may be twice as large', () => {
  expect(html('GetBucketWebsite')).toBe('Get<wbr>Bucket<wbr>Website')
})

it('leaves short words and plain text alone', () => {
  expect(html('ListKeys')).toBe('ListKeys')
  expect(html('How Quilibrium protects privacy')).toBe('How Quilibrium protects privacy')
})
