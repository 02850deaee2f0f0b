/**
 * Says that the page's scripts could not be loaded, with a link that loads the page again. It stands in the HTML, since
 * nothing else can show it then; where scripts are off it stays away.
 */
export const ScriptsGone = () => (
  <p
    role="alert"
    sx={{
      display: 'none',
      position: 'fixed',
      bottom: 0,
      insetInline: 0,
      zIndex: 'progress',
      m: 0,
      px: 3,
      py: 2,
      bg: 'surface',
      borderTop: '1px solid',
      borderColor: 'border',
      'html[data-scripts=gone] &': { display: 'block' },
    }}
  >
    {`${WORDS.site.scriptsGone} `}
    <a href="?" sx={{ color: 'accent' }}>
      {WORDS.common.retry}
    </a>
  </p>
)
