import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { useContext } from 'react'
import { ImagesContext } from './images'

interface ContentImageProps {
  src: string
  alt: string
  title?: string
}

/**
 * An image of the page's folder, in the sizes and formats that gatsby-plugin-image has made. It is plain HTML: the
 * plugin's own component hides an image until its script has run, and costs every page some kilobytes.
 */
export function ContentImage({ src, alt, title }: ContentImageProps) {
  const file = useContext(ImagesContext)[src]
  const data: IGatsbyImageData | undefined = file?.childImageSharp?.gatsbyImageData
  if (!data?.images.fallback)
    return <img src={file?.publicURL ?? src} alt={alt} title={title} loading="lazy" />
  const { fallback, sources = [] } = data.images
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={source.sizes} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={fallback.sizes}
        width={data.width}
        height={data.height}
        alt={alt}
        title={title}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: data.backgroundColor }}
        sx={{ borderRadius: 3 }}
      />
    </picture>
  )
}
