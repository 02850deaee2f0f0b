import { createContext } from 'react'

/** A page's images as gatsby-plugin-image needs them, by the address the author wrote. */
export type PageImages = Readonly<Record<string, Queries.ContentImagesFragment['images'][number]['file']>>

/** The images of the page whose text is drawn. */
export const ImagesContext = createContext<PageImages>({})
