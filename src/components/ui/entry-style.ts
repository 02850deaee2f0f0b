/**
 * The name of a page in a list of links, colored as a link, and as high as a finger without a higher line. In a card, the card
 * itself shows that it leads somewhere.
 */
export const entryStyle = {
  display: 'inline-block',
  py: '3px',
  my: '-3px',
  color: 'accent',
  fontWeight: 'bold',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const
