/** The words for one, or those for none and for several. */
export const byNumber = (count: number, one: string, others: string) => (count === 1 ? one : others)

/** So many of something, as in "1 edge" and "2 edges". */
export const inNumber = (count: number, what: string) => `${count} ${what}${byNumber(count, '', 's')}`
