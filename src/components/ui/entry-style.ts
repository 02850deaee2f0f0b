/** The name of a page in a list of pages: its color says that it leads there. What stands in a card is known by the card. */
export const entryStyle = {
  color: 'accent',
  fontWeight: 'bold',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const
