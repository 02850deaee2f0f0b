import { navigate, withPrefix } from 'gatsby'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react'
import { useLatest } from '../../hooks/use-latest'
import { useRecentSearches } from './use-recent-searches'
import { useResultChoice } from './use-result-choice'
import { useSearch } from './use-search'
import { useTexts } from './use-texts'
import { writeSearchToAddress } from '../../search/address'
import { bestOption, countBySection, groupHits, optionsOf, type ResultOption } from '../../search/groups'
import { markOnPage } from '../../search/highlight'
import type { LoadedSearch } from '../../search/start'
import { Loading } from '../ui/Loading'
import { Retry } from '../ui/Retry'
import { KeyHints } from './KeyHints'
import { NoResults } from './NoResults'
import { RecentSearches } from './RecentSearches'
import { ResultCount } from './ResultCount'
import { ResultList } from './ResultList'
import { SearchInput } from './SearchInput'
import { SectionFilter } from './SectionFilter'

/** How long a query has to rest before the address tells it: browsers limit how often an address may change. */
const addressRest = 250

interface SearchPanelProps {
  search: LoadedSearch
  /** What has been typed by now. */
  words: string
  /** @param stays whether the address goes on asking for the search */
  onClose: (stays?: boolean) => void
}

/** The search at work: what is typed, what it leads to, and where to go. */
export function SearchPanel({ search, words, onClose }: SearchPanelProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)
  const [section, setSection] = useState('')
  const query = useDeferredValue(typed.trim())
  const { hits, index, full, retry } = useSearch(search, query)
  const { recent, remember, forget, clear } = useRecentSearches()

  const { pages, settings } = search.catalog
  const sections = useMemo(() => [...new Set(pages.map((page) => page.section))], [pages])
  const groups = useMemo(() => groupHits(hits, section, settings.maxHits), [hits, section, settings])
  const options = useMemo(() => optionsOf(groups), [groups])
  const counts = useMemo(() => countBySection(hits, sections), [hits, sections])
  const found = index.wordsFor(query)
  const texts = useTexts(groups.map(({ page }) => page))

  useEffect(() => {
    const timer = setTimeout(() => writeSearchToAddress(typed.trim()), addressRest)
    return () => clearTimeout(timer)
  }, [typed])

  const go = (option: ResultOption, inNewTab: boolean) => {
    remember(query)
    if (inNewTab) {
      window.open(withPrefix(option.to), '_blank', 'noopener')
      return
    }
    writeSearchToAddress(query)
    onClose(true)
    markOnPage(withPrefix(option.page.path), option.part?.hash ?? '', found)
    void navigate(option.to)
  }
  const latestGo = useLatest(go)
  const onChoose = useCallback(
    (option: ResultOption, event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      latestGo.current(option, false)
    },
    [latestGo],
  )

  /** For buttons that are gone once they are pressed: the keyboard goes on in the field. */
  const backToField =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given)
      field.current?.focus()
    }

  const best = hits.find(({ page }) => !section || page.section === section)
  const { active, point, onKeyDown } = useResultChoice({
    options,
    best: bestOption(options, best),
    question: `${section} ${query}`,
    onEnter: go,
  })

  const isEmpty = query !== '' && !options.length && full !== 'loading'
  return (
    <>
      <SearchInput
        field={field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active?.id}
        placeholder="Search the documentation"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onClose={() => onClose()}
      />
      {hits.length > 0 && <SectionFilter counts={counts} chosen={section} onChoose={setSection} />}
      <div sx={{ flex: 1, minHeight: '8rem', display: 'flex', flexDirection: 'column' }}>
        {!query && (
          <RecentSearches
            recent={recent}
            onSearch={backToField(setTyped)}
            onForget={backToField(forget)}
            onClear={backToField(clear)}
          />
        )}
        {options.length > 0 && (
          <ResultList
            id={listId}
            groups={groups}
            options={options}
            active={active}
            words={found}
            texts={texts}
            onPoint={point}
            onChoose={onChoose}
          />
        )}
        {query && !options.length && full === 'loading' && (
          <div sx={{ p: 3 }}>
            <Loading what="the texts of all pages" />
          </div>
        )}
        {isEmpty && (
          <NoResults
            query={query}
            section={section}
            suggestions={index.suggest(query)}
            onSearch={backToField(setTyped)}
            onWiden={backToField(() => setSection(''))}
          />
        )}
        {full === 'failed' && (
          <div sx={{ p: 3 }}>
            <Retry onRetry={retry}>
              Only titles, headings and names are searched: the texts could not be loaded.
            </Retry>
          </div>
        )}
      </div>
      <ResultCount query={query} groups={groups} />
      <KeyHints />
    </>
  )
}
