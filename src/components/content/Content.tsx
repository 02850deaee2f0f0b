import { codeStyles, contentStyles } from '../../gatsby-plugin-theme-ui/content-styles'
import type { ContentElement } from '../../model/content-tree'
import { ImagesContext, type PageImages } from './images'
import { renderNode } from './render-node'

/**
 * A page's body, from its content tree. There is no Suspense boundary around it: React would send a long page's
 * body outside of its place, to be put there by a script, and readers without JavaScript would see nothing.
 */
export function Content({ tree, images }: { tree: ContentElement; images: PageImages }) {
  return (
    <ImagesContext value={images}>
      <div sx={{ ...contentStyles, ...codeStyles }}>{renderNode(tree)}</div>
    </ImagesContext>
  )
}
