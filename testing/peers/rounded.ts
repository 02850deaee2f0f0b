/** A number with so many digits behind the point at most. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
