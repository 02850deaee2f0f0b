/**
 * Stands in for Gatsby in component tests: static queries answer what a test has given.
 */
let answer: unknown

/** Sets what the next static queries answer. */
export const answerStaticQueries = (value: unknown) => {
  answer = value
}

/** Queries are no part of the tests: their answers are given. */
export const graphql = () => ''
/** What `answerStaticQueries` has set. */
export const useStaticQuery = () => answer
export const navigate = jest.fn()
/** Tests stand at the root of their host. */
export const withPrefix = (path: string) => path
