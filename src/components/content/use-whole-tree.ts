import { withPrefix } from 'gatsby'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { ContentElement } from '../../shared/content-tree'

/** Elements that React has drawn anew, without what the server had drawn in them: it leaves the attribute of others out. */
const lost = '[data-still]:empty, .listing code:empty'

interface PageData {
  result: { data: { doc: { content: ContentElement } } }
}

async function fetchTree(path: string): Promise<ContentElement> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok)
    throw new Error(`The text of ${path} can’t be loaded: the host answers ${response.status}.`)
  return ((await response.json()) as PageData).result.data.doc.content
}

/**
 * The content tree to draw. What was gone from the HTML before the page was hydrated, as extensions may do, is drawn anew,
 * and what stands still is not in the page's data: then the whole tree is fetched.
 * @param path of the page
 * @throws while drawing, where that fails
 */
export function useWholeTree(tree: ContentElement, path: string, text: RefObject<HTMLElement | null>) {
  const [whole, setWhole] = useState<{ of: ContentElement; tree?: ContentElement; error?: Error }>()
  useLayoutEffect(() => {
    if (!text.current?.querySelector(lost)) return
    fetchTree(path).then(
      (found) => setWhole({ of: tree, tree: found }),
      (error: Error) => setWhole({ of: tree, error }),
    )
  }, [tree, path, text])
  if (whole?.of !== tree) return tree
  if (whole.error) throw whole.error
  return whole.tree ?? tree
}
