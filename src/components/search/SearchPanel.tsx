import { Global } from '@emotion/react'
import { css } from 'theme-ui'
import { navigate, withPrefix } from 'gatsby'
import { useDeferredValue, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useRecentSearches } from '../../hooks/use-recent-searches'
import { useSearch } from '../../hooks/use-search'
import { useTexts } from '../../hooks/use-texts'
import { writeSearchToAddress } from '../../search/address'
import { bestOption, countBySection, groupHits, optionsOf, type ResultOption } from '../../search/groups'
import { highlightBoxClass, highlightName, markOnPage } from '../../search/highlight'
import type { LoadedSearch } from '../../search/start'
import { Loading } from '../feedback/Loading'
import { Retry } from '../feedback/Retry'
import { KeyHints } from './KeyHints'
import { NoResults } from './NoResults'
import { RecentSearches } from './RecentSearches'
import { ResultList } from './ResultList'
import { SearchInput } from './SearchInput'
import { SectionFilter } from './SectionFilter'

/** How long a query has to rest before the address tells it: browsers limit how often an address may change. */
const addressRest = 250

const globalStyles = css({
  [`::highlight(${highlightName})`]: {
    bg: 'warning.background',
    color: 'warning.text',
    textDecoration: 'underline',
  },
  [`.${highlightBoxClass}`]: {
    position: 'absolute',
    zIndex: 1,
    pointerEvents: 'none',
    borderBottom: '2px solid',
    borderColor: 'warning.text',
  },
})

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
  const [typed, setTyped] = useState(words)
  const [section, setSection] = useState('')
  const [chosen, setChosen] = useState<{ query: string; section: string; index: number }>()
  const query = useDeferredValue(typed.trim())
  const { hits, index, full, retry } = useSearch(search, query)
  const { recent, remember, forget, clear } = useRecentSearches()

  const { pages, settings } = search.catalog
  const sections = useMemo(() => [...new Set(pages.map((page) => page.section))], [pages])
  const groups = useMemo(() => groupHits(hits, section, settings.maxHits), [hits, section, settings])
  const options = useMemo(() => optionsOf(groups), [groups])
  const found = index.wordsFor(query)
  const texts = useTexts(groups.map(({ page }) => page))

  const best = bestOption(
    options,
    hits.find(({ page }) => !section || page.section === section),
  )
  const isCurrent = chosen?.query === query && chosen.section === section
  const position = isCurrent ? Math.min(chosen.index, options.length - 1) : best
  const active = options[position]
  const choose = (to: number) => setChosen({ query, section, index: (to + options.length) % options.length })

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
    void navigate(option.to)
    markOnPage(withPrefix(option.page.path), option.part?.hash ?? '', found)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || event.nativeEvent.isComposing) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => choose(position + 1),
      ArrowUp: () => choose(position - 1),
      Home: () => choose(0),
      End: () => choose(options.length - 1),
      Enter: () => go(active, event.ctrlKey || event.metaKey),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  const hitCount = groups.reduce((sum, { isAnswer, parts }) => sum + parts.length + Number(isAnswer), 0)
  const isEmpty = query !== '' && !options.length && full !== 'loading'
  return (
    <>
      <Global styles={globalStyles} />
      <SearchInput
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
      {hits.length > 0 && (
        <SectionFilter counts={countBySection(hits, sections)} chosen={section} onChoose={setSection} />
      )}
      <div sx={{ flex: 1, minHeight: '8rem', display: 'flex', flexDirection: 'column' }}>
        {!query && <RecentSearches recent={recent} onSearch={setTyped} onForget={forget} onClear={clear} />}
        {options.length > 0 && (
          <ResultList
            id={listId}
            groups={groups}
            options={options}
            active={active}
            words={found}
            texts={texts}
            onPoint={(option) => option !== active && choose(options.indexOf(option))}
            onChoose={(option, event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              go(option, false)
            }}
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
            onSearch={setTyped}
            onWiden={() => setSection('')}
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
      <p role="status" className="visually-hidden">
        {query &&
          `${hitCount} ${hitCount === 1 ? 'result' : 'results'} on ${groups.length} ${groups.length === 1 ? 'page' : 'pages'}`}
      </p>
      <KeyHints />
    </>
  )
}
