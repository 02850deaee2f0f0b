import { useEffect, useState } from 'react'
import { withPrefix } from 'gatsby'
import { textsPath } from '../../shared/search'
import type { FoundPage } from '../../search/catalog'
import { fetchText } from '../../search/files'
import { savesData } from '../../browser/saves-data'

/** The texts of a page's parts, in the order of their references. */
type Texts = string[]

/** How long a query has to rest before the texts of its pages are fetched, in milliseconds. */
const rest = 120

const fetched = new Map<string, Promise<Texts>>()

/** The texts of a page; a failure is forgotten, so that the next query tries again. */
function fetchTexts(name: string): Promise<Texts> {
  const known = fetched.get(name)
  if (known) return known
  const texts = fetchText(withPrefix(textsPath(name))).then((text) => JSON.parse(text) as Texts)
  texts.catch(() => fetched.delete(name))
  fetched.set(name, texts)
  return texts
}

/**
 * The texts of some pages by the pages' references, as far as they are there: results are complete without them,
 * so a text that can't be had is left out.
 */
export function useTexts(pages: readonly FoundPage[]): ReadonlyMap<number, Texts> {
  const [texts, setTexts] = useState<ReadonlyMap<number, Texts>>(new Map())
  const wanted = pages.map(({ ref }) => ref).join()
  useEffect(() => {
    if (savesData()) return
    let abandoned = false
    const read = async () => {
      const results = await Promise.allSettled(pages.map(({ texts: name }) => fetchTexts(name)))
      const entries = results.flatMap((result, index) =>
        result.status === 'fulfilled' ? [[pages[index]!.ref, result.value] as const] : [],
      )
      if (!abandoned) setTexts(new Map(entries))
    }
    const timer = setTimeout(() => void read(), rest)
    return () => {
      abandoned = true
      clearTimeout(timer)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new list of the same pages changes nothing
  }, [wanted])
  return texts
}
