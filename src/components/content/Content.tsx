import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { ContentElement } from '../../shared/content-tree'
import { ImagesContext, type PageImages } from './images'
import { renderNode } from './render-node'
import { stillLinks } from './still-links'
import { useWholeTree } from './use-whole-tree'

/** The wrapper that content-styles.ts speaks of. */
export const contentClass = 'content'

interface ContentProps {
  tree: ContentElement
  /** The page's path. */
  path: string
  images: PageImages
}

/** A page's body, from its content tree. */
export function Content({ tree, path, images }: ContentProps) {
  const text = useRef<HTMLDivElement>(null)
  const whole = useWholeTree(tree, path, text)
  const content = useMemo(() => renderNode(whole), [whole])
  const hold = useCallback((element: HTMLDivElement | null) => {
    text.current = element
    return stillLinks(element)
  }, [])
  useLayoutEffect(() => window.___layOutRest?.(), [content])
  return (
    <ImagesContext value={images}>
      <div className={contentClass} ref={hold}>
        {content}
      </div>
    </ImagesContext>
  )
}
