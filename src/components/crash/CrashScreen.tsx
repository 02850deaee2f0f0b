import { withPrefix } from 'gatsby'
import { useLayoutEffect, useRef } from 'react'
import { PageTitle } from '../page/PageTitle'
import { causeChain } from './cause-chain'

interface CrashScreenProps {
  error: unknown
  /** Whether it stands alone, without the site's layout. */
  whole?: boolean
  /** Whether a reader has tried again in vain: the focus stays on the button. */
  again?: boolean
  onTryAgain: () => void
}

/** What a reader sees of a crash: that it happened, why, and a way on. */
export function CrashScreen({ error, whole = false, again = false, onTryAgain }: CrashScreenProps) {
  useCrashTitle()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (again) button.current!.focus()
  }, [again])
  const screen = (
    <div role="alert" sx={{ maxWidth: 'column', mx: 'auto', px: 3, py: 5 }}>
      <PageTitle>{WORDS.crash.heading}</PageTitle>
      <p sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <button ref={button} type="button" onClick={onTryAgain} sx={{ variant: 'buttons.small' }}>
          {WORDS.common.tryAgain}
        </button>
        {whole && (
          <a href={withPrefix('/')} sx={{ color: 'accent' }}>
            {WORDS.common.homePage}
          </a>
        )}
      </p>
      <p
        sx={{
          p: 3,
          borderRadius: 3,
          bg: 'danger.background',
          color: 'danger.text',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {causeChain(error)}
      </p>
    </div>
  )
  return whole ? <main>{screen}</main> : screen
}

const crashTitle = WORDS.crash.title

/** Names the crash in the page's title as long as it is shown, also when the page's own title arrives later. */
function useCrashTitle() {
  useLayoutEffect(() => {
    let own = document.title
    const name = () => {
      // Between two pages there is no title for a moment: one that we made then would hide the next page's.
      if (['', crashTitle].includes(document.title)) return
      own = document.title
      document.title = crashTitle
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.head, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      if (document.title === crashTitle) document.title = own
    }
  }, [])
}
