import type { ThemeUIStyleObject } from 'theme-ui'

/** A button beside a message. */
export const smallButton: ThemeUIStyleObject = {
  px: '12px',
  minHeight: 28,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: 4,
  bg: 'background',
  color: 'heading',
  fontSize: 1,
  cursor: 'pointer',
  '&:hover': { color: 'accent' },
}
