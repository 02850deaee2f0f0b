import { heroTextWidth, tabletTextWidth } from './hero-text-width'
import { mirrored } from '../../gatsby-plugin-theme-ui/direction'
import { graphql } from 'gatsby'
import { useRef } from 'react'
import { checkFrameRate } from '../../shared/frame-rate'
import { useLiveArtwork } from './use-live-artwork'
import { belowTablet, desktopWidth } from '../../gatsby-plugin-theme-ui/screens'

interface HeroArtworkProps {
  /** What the fragment HeroArtwork has found. */
  data: Queries.HeroArtworkFragment
  /** Frames per second at most where the artwork moves, 0 to 125; 0 for a still picture. */
  frameRate?: number
}

/** How wide the picture is drawn. */
const sizes = `(min-width: ${desktopWidth}) 570px, 340px`
const darkRoot = '[data-theme=dark] &'
const inLight = { [darkRoot]: { display: 'none' } }
const inDark = { display: 'none', [darkRoot]: { display: 'block' } }

/**
 * The site's idea as a picture, without a meaning of its own for assistive technology: a hypergraph, in the colors
 * of the mode that applies, on the page's ground. It stands in a block with `position: relative` and
 * `isolation: isolate`: beside its text from desktop width on, in a row of its own below that, and never behind a
 * word. While a pointer is over that block, the points drift. Where lines run from right to left it is mirrored as a whole.
 * @throws RangeError for a frame rate out of range, so that a build with one stops
 */
export function HeroArtwork({ data, frameRate = 30 }: HeroArtworkProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLiveArtwork(frame, data.artworkGraph?.publicURL, checkFrameRate(frameRate))
  const pictures = [
    { mode: 'light', image: data.artworkLight, isDark: false },
    { mode: 'dark', image: data.artworkDark, isDark: true },
  ]
  return (
    <div
      ref={frame}
      aria-hidden="true"
      sx={{
        ...mirrored,
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        zIndex: -1,
        width: [`calc(100% - ${tabletTextWidth} - 1.5rem)`, `calc(100% - ${heroTextWidth} - 1.5rem)`],
        height: '100%',
        // Below the words.
        [`@media ${belowTablet}`]: {
          position: 'relative',
          width: '100%',
          height: '15rem',
          mt: 4,
        },
        pointerEvents: 'none',
        overflow: 'hidden',
        '& img, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
        // eslint-disable-next-line no-restricted-syntax -- in a frame that is mirrored as a whole
        '& img': { objectFit: 'contain', objectPosition: ['center', 'right center'] },
        '&[data-live] picture': { visibility: 'hidden' },
        // Nor where the system's ground is another than its own.
        '@media print, (forced-colors: active)': { display: 'none' },
      }}
    >
      {pictures.map(({ mode, image, isDark }) => {
        const made = image?.childImageSharp?.gatsbyImageData
        if (!made?.images.fallback) return null
        const { fallback, sources = [] } = made.images
        return (
          <picture key={mode} sx={isDark ? inDark : inLight}>
            {sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
            ))}
            <img
              src={fallback.src}
              srcSet={fallback.srcSet}
              sizes={sizes}
              width={made.width}
              height={made.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </picture>
        )
      })}
    </div>
  )
}

export const fragment = graphql`
  fragment HeroArtwork on Query {
    artworkLight: file(name: { eq: "hero-artwork-light" }, extension: { eq: "png" }) {
      ...HeroPicture
    }
    artworkDark: file(name: { eq: "hero-artwork-dark" }, extension: { eq: "png" }) {
      ...HeroPicture
    }
    artworkGraph: file(name: { eq: "hero-artwork" }, extension: { eq: "json" }) {
      publicURL
    }
  }

  fragment HeroPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 660
        formats: [PNG, WEBP, AVIF]
        outputPixelDensities: [0.5, 1, 1.5]
        placeholder: NONE
      )
    }
  }
`
