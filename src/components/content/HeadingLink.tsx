/**
 * The link of a heading to itself, for copying its address. It stands before the line, where it takes no room: no word gives
 * way to what is hardly ever seen.
 */
export function HeadingLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      aria-label={WORDS.content.linkToHeading.join(text)}
      translate="no"
      sx={{
        marginInlineStart: 2,
        color: 'muted',
        textDecoration: 'none',
        fontWeight: 'body',
        opacity: 0,
        // A press on the heading shows it, too, where nothing can point at it.
        '&:focus-visible, *:is(:hover, :active) > &': { opacity: 1 },
        '&::before': { content: '"#"' },
        ':is(h2, h3, h4, h5, h6) > &': {
          position: 'absolute',
          top: 0,
          insetInlineStart: '-0.95em',
          m: 0,
          fontSize: ['0.6em', '0.8em'],
          lineHeight: [2, 1.5],
          outlineOffset: ['-1px', '1px'],
        },
        '@media print': { display: 'none' },
      }}
    />
  )
}
