/** Three points of one region that swell in turn, and what they stand for. They stand still for readers who ask for less motion. */
export function Loading({ what }: { what: string }) {
  return (
    <span sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'muted', fontSize: 1 }}>
      <svg viewBox="0 0 44 24" width="44" height="24" aria-hidden="true" sx={{ color: 'accent' }}>
        <rect x="1" y="1" width="42" height="22" rx="11" fill="currentColor" fillOpacity="0.14" />
        {[11, 22, 33].map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy="12"
            r="3"
            fill="currentColor"
            opacity="0.5"
            style={{ animationDelay: `${index * 0.2}s` }}
            sx={{
              transformBox: 'fill-box',
              transformOrigin: 'center',
              animation: 'swell 1.2s ease-in-out infinite',
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            }}
          />
        ))}
      </svg>
      {WORDS.loading.now.join(what)}
    </span>
  )
}
