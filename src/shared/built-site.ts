/** What pages say of the whole site to machines, variables filled. */
export interface BuiltSite {
  title: string
  description: string
  /** Address of the site, with the path at which it stands. */
  url: string
  /** Locale in the form of shared links. */
  locale: string
  language: string
  licenseUrl: string
  /** Of the site's version, the default one first: names of editions, and the addresses of their sites. */
  languages: { name: string; language: string; url: string }[]
  /** Path of the picture that the site as a whole is shared with. */
  socialCard: string
  /** Name and version of the site's package. */
  generator: string
}
