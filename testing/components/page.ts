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

/** What a rendered head says under a name; it stands where it was rendered. */
export const metaContent = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

export const canonicalAddress = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
