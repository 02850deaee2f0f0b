/** The site's mark in the color of the text around it. It stands beside the site's name, so it says nothing itself. */
export function Mark({ size = 24 }: { size?: number | string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${MARK.box} ${MARK.box}`}
      fill="currentColor"
      aria-hidden="true"
      sx={{ flex: 'none', display: 'block' }}
      dangerouslySetInnerHTML={MARK.shapes}
    />
  )
}
