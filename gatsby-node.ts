import type { GatsbyNode } from 'gatsby'
import { createModelPages } from './src/build/create-pages'
import { touchModelNodes } from './src/build/nodes'
import { declareTypes } from './src/build/schema'

const root = process.cwd()

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = touchModelNodes
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createModelPages(args, root)
}
