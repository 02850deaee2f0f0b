import type { ThemeUIStyleObject } from 'theme-ui'

/** A button on a listing. */
export const codeButton: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  minHeight: 28,
  border: 0,
  borderRadius: 2,
  bg: 'background',
  color: 'muted',
  font: 'inherit',
  fontSize: 0,
  cursor: 'pointer',
  '&:hover, &[aria-pressed=true]': { color: 'heading' },
}
