/** Where a name in one word may break: between a small letter and a capital, as in "PutBucket|Lifecycle|Configuration". */
export const hump = /(?<=[a-z])(?=[A-Z])/
