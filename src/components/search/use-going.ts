import type { ResultOption } from '../../search/groups'
import type { OpensIn } from '../../shared/early-search'
import { useAskedResult } from './use-asked-result'
import { useGoToResult } from './use-go-to-result'
import type { useResults } from './use-results'

interface Going {
  /** What is searched for. */
  query: string
  results: ReturnType<typeof useResults>
  /** Where the best result was asked for before all of the search was there. */
  asked: OpensIn | undefined
  /** Called when it is asked for, and when that has been done. */
  onAsk: (asked?: OpensIn) => void
  /** Called with what the search has led to. */
  onGo: (option: ResultOption) => void
  /** @param stays whether the address goes on asking for the search */
  onClose: (stays?: boolean) => void
}

/**
 * Goes to what was found.
 * @returns `onChoose`, for a click on a result, and `onEnter`, for Enter on the one that is `chosen`: by the reader, who has
 * gone to it, or as the best one. What titles and headings alone lead to may be another page than was meant: unless it was
 * gone to, or Enter is pressed again, the rest of the search is waited for.
 */
export function useGoing({ query, results, asked, onAsk, onGo, onClose }: Going) {
  const { bestFor, options, found, full } = results
  const { go, onChoose } = useGoToResult({ query, words: found, onGo, onClose })
  const goToBest = (inNewTab: boolean) => {
    const option = bestFor(query)
    if (option) go(option, inNewTab)
  }
  /** Browsers let a page open tabs for a moment after the press alone. */
  const inNewTab = asked === 'in a new tab'
  useAskedResult(asked !== undefined, options.length > 0 && (inNewTab || full !== 'loading'), () => {
    onAsk()
    goToBest(inNewTab)
  })
  const onEnter = (chosen: ResultOption | undefined, inNewTab: boolean, isChosen: boolean) => {
    if (full === 'loading' && !isChosen && !asked && !inNewTab) onAsk('here')
    else if (chosen) go(chosen, inNewTab)
  }
  return { onChoose, onEnter }
}
