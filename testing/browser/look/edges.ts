import './tools'

/** On a page beside a sidebar blocks begin where the title does or where the samples do, and end at two edges at most. */
export function edges() {
  const { nameOf, isSeen } = window.tools
  const content = document.querySelector('main article, main .content')
  const title = document.querySelector('main h1')
  if (!content || !title || !document.querySelector('[aria-label="Docs sidebar"]')) return []
  const whole =
    'main article > :not(div), .content > *, .flow > *, main article ~ *, main nav[aria-label=Breadcrumbs]'
  // On a phone a drawing and what stands below the bar may be as wide as the window; on a tablet tables are wider than the text, all alike (grid.test.ts).
  const isFull = (block: Element) =>
    block.getBoundingClientRect().width >= window.innerWidth ||
    (window.innerWidth < 997 && block.matches('.table'))
  const blocks = [
    ...document.querySelectorAll(`:is(${whole}):not(style, .api-columns, .flow, .content)`),
  ].filter((block) => isSeen(block) && !isFull(block))
  const lefts = [title, document.querySelector('.api-samples')].flatMap(
    (edge) => edge?.getBoundingClientRect().left ?? [],
  )
  const strays = blocks
    .filter((block) => !lefts.some((left) => Math.abs(left - block.getBoundingClientRect().left) < 1))
    .map(
      (block) =>
        `begins at ${block.getBoundingClientRect().left.toFixed()} px, not at ${lefts.map((left) => left.toFixed()).join(' or ')}: ${nameOf(block)}`,
    )
  const rights = new Map<number, Element>()
  for (const block of blocks) {
    const { right, width } = block.getBoundingClientRect()
    const isShort =
      getComputedStyle(block).display.startsWith('inline') || getComputedStyle(block).width === 'max-content'
    if (
      width &&
      !isShort &&
      !block.matches('[aria-label=Breadcrumbs]') &&
      ![...rights.keys()].some((other) => Math.abs(other - right) < 1.5)
    )
      rights.set(right, block)
  }
  const ends = [...rights].map(([right, block]) => `${right.toFixed()} (${nameOf(block)})`)
  return [...strays, ...(ends.length > 2 ? [`${ends.length} right edges: ${ends.join(', ')}`] : [])]
}
