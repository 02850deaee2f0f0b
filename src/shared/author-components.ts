/** The kinds of the `:::kind[Title]` box, which are the tones of a badge, too. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]
