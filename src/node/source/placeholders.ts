/** What "npm run new" writes for an author to replace: no reader may get to see it. */
export const placeholders = {
  description: ': say in 50 to 160 characters what a reader finds on this page.',
  source: { title: 'Where the facts come from', url: 'https://example.org/' },
  text: 'Begin with what the page is for.',
  heading: 'A heading that says what follows',
}
