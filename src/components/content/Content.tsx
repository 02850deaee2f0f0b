import { Suspense } from 'react'
import { contentStyles, codeStyles } from '../../gatsby-plugin-theme-ui/content-styles'
import type { ContentElement } from '../../model/content-tree'
import { ImagesContext, type PageImages } from './images'
import { renderNode } from './render-node'

/** A page's body, from its content tree. */
export function Content({ tree, images }: { tree: ContentElement; images: PageImages }) {
  return (
    <ImagesContext value={images}>
      <div sx={{ ...contentStyles, ...codeStyles }}>
        <Suspense>{renderNode(tree)}</Suspense>
      </div>
    </ImagesContext>
  )
}
