import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'

/** The shapes of each icon that is in use, as SVG. */
const drawn = new Map<IconNode, string>()

const shape = ([tag, attributes]: IconNode[number]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

function draw(node: IconNode): string {
  const known = drawn.get(node)
  if (known !== undefined) return known
  const shapes = node.map(shape).join('')
  drawn.set(node, shapes)
  return shapes
}

interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'ref'> {
  /** The icon's shapes, from the Lucide set. */
  node: IconNode
  /** Edge in pixels, at the browser's usual size of letters. */
  size?: number
}

/**
 * An icon of the Lucide set, inlined, in the color of the text. It is decoration: what it stands beside says the
 * same in words. (Lucide's own React package costs every page four times the bytes of the icons.) Its shapes are one string of
 * HTML: as elements, they were a quarter of what is hydrated of a page with many listings.
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
      dangerouslySetInnerHTML={{ __html: draw(node) }}
    />
  )
}
