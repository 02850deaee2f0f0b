import { z } from 'zod'

/** The address of a page within the site, with or without an anchor. */
export const pageAddress = z
  .string()
  .regex(/^\//, 'it is an address of the site, such as /docs/section/page/')
