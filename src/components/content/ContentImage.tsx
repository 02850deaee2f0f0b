import { GatsbyImage, getImage } from 'gatsby-plugin-image'
import { use } from 'react'
import { ImagesContext } from './images'

interface ContentImageProps {
  src: string
  alt: string
  title?: string
}

/** An image of the page's folder, in the sizes a screen needs, with its space kept while it loads. */
export default function ContentImage({ src, alt, title }: ContentImageProps) {
  const file = use(ImagesContext)[src]
  const data = getImage(file?.childImageSharp ?? null)
  if (data) return <GatsbyImage image={data} alt={alt} title={title} />
  return <img src={file?.publicURL ?? src} alt={alt} title={title} loading="lazy" />
}
