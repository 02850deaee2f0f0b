import type { HeadProps, PageProps } from 'gatsby'

/** The props that Gatsby gives to a page and to its head, as far as ours read them. */
const given = (data: unknown, address: string) => ({
  data,
  location: new URL(address, 'https://docs.example.com'),
})

export const pageProps = <Data extends object>(data: Data, address = '/') =>
  given(data, address) as unknown as PageProps<Data>

export const headProps = <Data extends object>(data: Data, address = '/') =>
  given(data, address) as unknown as HeadProps<Data>

/** What the document's head says under a name. */
export const metaContent = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

export const canonicalAddress = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')
