import { useSyncExternalStore } from 'react'
import { useNavigation } from '../../browser/navigation'
import { progress, useProgress } from './use-progress'

const connectionEvents = ['online', 'offline']

function followConnection(listener: () => void) {
  for (const name of connectionEvents) window.addEventListener(name, listener)
  return () => {
    for (const name of connectionEvents) window.removeEventListener(name, listener)
  }
}

/**
 * Tells a reader that the next page takes its time, that it can't be reached without a connection, and when it can be
 * again.
 */
export function NavigationStatus() {
  const state = useNavigation()
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  const share = useProgress(state === 'loading')
  return (
    <>
      {share !== null && (
        <div
          role="progressbar"
          aria-label={WORDS.site.loadingPage}
          style={{ transform: `scaleX(${share})` }}
          sx={{
            position: 'fixed',
            top: 0,
            insetInline: 0,
            height: 2,
            zIndex: 'progress',
            bg: 'accent',
            transformOrigin: 'calc(50% - 50% * var(--dir))',
            transition: `transform ${progress.speed}ms ease`,
          }}
        />
      )}
      <div role="status">
        {typeof state === 'object' && (
          <p
            sx={{
              position: 'fixed',
              bottom: 3,
              insetInline: 3,
              zIndex: 'progress',
              m: 0,
              px: 3,
              py: 2,
              bg: 'background',
              border: '1px solid',
              borderRadius: 3,
              boxShadow: 'raised',
            }}
          >
            {`${isOnline ? WORDS.site.onlineAgain : WORDS.site.offline} `}
            <a
              href={state.unreachable}
              onClick={(event) => !navigator.onLine && event.preventDefault()}
              sx={{ color: 'accent' }}
            >
              {isOnline ? WORDS.site.openPage : WORDS.common.tryAgain}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
