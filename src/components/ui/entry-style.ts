/** The name of a page in a list of links, colored as a link. In a card, the card itself shows that it leads somewhere. */
export const entryStyle = {
  color: 'accent',
  fontWeight: 'bold',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const
