import type { ThemeUIStyleObject } from 'theme-ui'

/**
 * Styles for readers for whom no script runs: where scripts are off, and where they could not be loaded
 * (src/head-scripts/early/gone.ts tells).
 */
export const withoutScripts = (style: ThemeUIStyleObject): Record<string, ThemeUIStyleObject> => ({
  '@media (scripting: none)': style,
  'html[data-scripts=gone] &': style,
})
