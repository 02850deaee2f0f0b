/** Where the dev server tells an open page of the content's mistakes, as server-sent events. */
export const mistakesPath = '/___mistakes'
