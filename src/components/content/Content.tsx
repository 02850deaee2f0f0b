import { useMemo } from 'react'
import type { ContentElement } from '../../shared/content-tree'
import { ImagesContext, type PageImages } from './images'
import { renderNode } from './render-node'
import { stillLinks } from './still-links'

/** The wrapper that content-styles.ts speaks of. */
export const contentClass = 'content'

/**
 * A page's body, from its content tree. There is no Suspense boundary around it: React would send a long page's
 * body outside of its place, to be put there by a script, and readers without JavaScript would see nothing.
 */
export function Content({ tree, images }: { tree: ContentElement; images: PageImages }) {
  const content = useMemo(() => renderNode(tree), [tree])
  return (
    <ImagesContext value={images}>
      <div className={contentClass} ref={stillLinks}>
        {content}
      </div>
    </ImagesContext>
  )
}
