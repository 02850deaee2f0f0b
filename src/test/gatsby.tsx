import type { ComponentProps } from 'react'

/**
 * Stands in for Gatsby in component tests: links are anchors, static queries answer what a test has given.
 */
let answer: unknown

/** Sets what the next static queries answer. */
export const answerStaticQueries = (value: unknown) => {
  answer = value
}

/** The attribute tells Gatsby's links from the browser's. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a data-gatsby-link href={to} {...rest} />
)
export const graphql = () => ''
export const useStaticQuery = () => answer
export const navigate = jest.fn()
