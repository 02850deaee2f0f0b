/** Whether the reader has asked their system for less motion. */
export const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
