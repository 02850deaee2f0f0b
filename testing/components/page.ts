import type { HeadProps, PageProps } from 'gatsby'

/** What Gatsby gives to a page and to its head alike, as far as ours read it: hence the casts. */
const given = (data: unknown, address: string) => ({
  data,
  location: new URL(address, 'https://docs.example.com'),
})

/** The props of a page at an address. */
export const pageProps = <Data extends object>(data: Data, address = '/') =>
  given(data, address) as unknown as PageProps<Data>

/** The props of the head of a page at an address. */
export const headProps = <Data extends object>(data: Data, address = '/') =>
  given(data, address) as unknown as HeadProps<Data>

/** What a rendered head says under a name; it stands where it was rendered. */
export const metaContent = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

/** What a rendered head says of the address that search engines shall know. */
export const canonicalAddress = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
