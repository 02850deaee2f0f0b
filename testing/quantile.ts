/** The value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

/** The value in the middle; of an even number of values the upper one. */
export const median = (values: readonly number[]) => quantile(values, 0.5)
