import { useCallback, type KeyboardEvent } from 'react'
import { noteSnapshot } from '../../browser/search-address'
import type { ResultOption } from '../../search/groups'
import type { LoadedSearch } from '../../search/start'
import { Loading } from '../ui/Loading'
import { Retry } from '../ui/Retry'
import { KeyHints } from './KeyHints'
import { ResultCount } from './ResultCount'
import { ResultList } from './ResultList'
import type { OpensIn } from '../../shared/early-search'
import { SearchOffers } from './SearchOffers'
import { SectionFilter } from './SectionFilter'
import { useArrowWalk } from './use-arrow-walk'
import { useFieldList, type FieldList } from './use-field-list'
import { useGoing } from './use-going'
import { useSearchSnapshot } from './use-search-snapshot'
import { useNothingFound } from './use-nothing-found'
import { useRecentSearches } from './use-recent-searches'
import { useResultChoice } from './use-result-choice'
import { useResults } from './use-results'
import { useSearchAddress } from './use-search-address'

interface SearchPanelProps {
  search: LoadedSearch
  /** What stands in the dialog's field, and how to write something else there. */
  typed: string
  onType: (words: string) => void
  /** Where the best result was asked for while the search was still loading, if it was. */
  asked: OpensIn | undefined
  /** Called when it is asked for, and when that has been done or a reader goes on otherwise. */
  onAsk: (asked?: OpensIn) => void
  /** The id that the field knows the list of results by. */
  listId: string
  /** Called with what the field has to tell, whenever that changes. */
  onList: (list: FieldList) => void
  focusField: () => void
  /** @param stays whether the address goes on asking for the search */
  onClose: (stays?: boolean) => void
}

/** Letters that are searched for at most: a longer text is pasted by mistake, and would keep the page busy for seconds. */
const longestQuery = 300

/** The search at work: what the words in the field lead to, and where to go. */
export function SearchPanel({
  search,
  typed,
  onType,
  asked,
  onAsk,
  listId,
  onList,
  focusField,
  onClose,
}: SearchPanelProps) {
  const query = typed.trim().slice(0, longestQuery)
  const snapshot = useSearchSnapshot()
  const { section, limitTo } = snapshot
  const choose = useCallback(
    (section: string) => {
      onAsk() // who changes the list wants to see it
      limitTo(section)
      noteSnapshot({ words: query, section })
    },
    [onAsk, limitTo, query],
  )
  const results = useResults(search, query, section)
  const { groups, options, best, counts, total, missing, texts, reach, found, suggestions, full, retry } =
    results
  const { recent, remember, forget, clear } = useRecentSearches()
  useSearchAddress(typed)
  const onGo = ({ to }: ResultOption) => {
    remember(query)
    noteSnapshot({ words: query, section, to })
  }
  const hasList = options.length > 0
  useNothingFound(query, section, !hasList && full === 'loaded')
  const { onChoose, onEnter } = useGoing({ query, results, asked, onAsk, onGo, onClose })
  const { active, point, onKeyDown } = useResultChoice({
    options,
    first: snapshot.chosenOf(options, query, section) ?? best,
    question: `${snapshot.number} ${section} ${query}`,
    onEnter,
  })
  const { offers, walk } = useArrowWalk(focusField)
  const onKey = (event: KeyboardEvent) => {
    if (!hasList) walk(event)
    onAsk()
    onKeyDown(event)
  }
  useFieldList({ hasList, activeId: active?.id, focusField, onKey, onList })

  /** Moves the focus to the field after a press on a button that disappears. */
  const backToField =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given)
      focusField()
    }

  return (
    <>
      {(counts.size > 1 || section) && <SectionFilter counts={counts} chosen={section} onChoose={choose} />}
      <ResultCount query={query} groups={groups} total={total} missing={missing} />
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows on what it holds, besides Tab */}
      <div
        ref={offers}
        onKeyDown={(event) => hasList || walk(event)}
        sx={{ flex: 'auto', minHeight: '8rem', display: 'flex', flexDirection: 'column' }}
      >
        {hasList && (
          <ResultList
            id={listId}
            groups={groups}
            options={options}
            active={active}
            words={found}
            texts={texts}
            onReach={reach}
            onPoint={point}
            onChoose={onChoose}
          />
        )}
        {query && !hasList && full === 'loading' && (
          <div sx={{ p: 3 }}>
            <Loading what={WORDS.loading.texts} />
          </div>
        )}
        {!hasList && (!query || full !== 'loading') && (
          <SearchOffers
            query={query}
            section={section}
            catalog={search.catalog}
            recent={recent}
            suggestions={suggestions}
            onSearch={backToField(onType)}
            onForget={backToField(forget)}
            onClear={backToField(clear)}
            onWiden={backToField(() => choose(''))}
            onLeave={() => onClose(true)}
          />
        )}
        {full === 'failed' && (
          <div sx={{ p: 3 }}>
            <Retry onRetry={backToField(retry)}>{WORDS.search.withoutTexts}</Retry>
          </div>
        )}
      </div>
      {hasList && <KeyHints />}
    </>
  )
}
