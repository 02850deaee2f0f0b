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
        '&:focus-visible, *:is(:hover, :active) > &': { opacity: 1, pointerEvents: 'auto' },
        '&::before': { content: '"#"' },
        ':is(h2, h3, h4, h5, h6) > &': {
          position: 'absolute',
          top: 0,
          // As wide as the margin: that of a phone is narrower than a finger.
          insetInlineEnd: '100%',
          width: [16, 24],
          m: 0,
          paddingInlineEnd: 1,
          textAlign: 'end',
          fontSize: ['0.6em', '0.8em'],
          lineHeight: [2, 1.5],
          // Within it, as a phone's edge would cut what is beyond.
          outlineOffset: '-2px',
        },
        // What is not seen takes no touch.
        '@media (hover: none)': { pointerEvents: 'none' },
        '@media print': { display: 'none' },
      }}
    />
  )
}
