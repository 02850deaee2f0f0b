import type { IconNode } from 'lucide'
import { createElement, type ComponentProps } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'ref'> {
  /** The icon's shapes, from the Lucide set. */
  node: IconNode
  /** Edge in pixels, at the browser's usual size of letters. */
  size?: number
}

/**
 * An icon of the Lucide set, inlined, in the colour of the text. It is decoration: what it stands beside says the
 * same in words. (Lucide's own React package costs every page four times the bytes of the icons.)
 */
export function Icon({ node, size = 16, ...rest }: IconProps) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
