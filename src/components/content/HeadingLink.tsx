/** The link of a heading to itself, for copying its address. */
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
        '&:focus-visible, *:hover > &': { opacity: 1 },
        '&::before': { content: '"#"' },
        '@media print': { display: 'none' },
      }}
    />
  )
}
