/** What pages say of the whole site to machines, variables filled. */
export interface BuiltSite {
  title: string
  description: string
  /** Address of the site without a path. */
  url: string
  /** Locale in the form of shared links. */
  locale: string
  language: string
  licenseUrl: string
  /** Path of the picture that the site as a whole is shared with. */
  socialCard: string
  /** Name and version of the site's package. */
  generator: string
}
