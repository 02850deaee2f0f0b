import type { GatsbyNode } from 'gatsby'
import { checkContent, createModelPages } from './src/build/create-pages'
import { touchModelNodes } from './src/build/nodes'
import { declareTypes } from './src/build/schema'

const root = process.cwd()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => checkContent(args, root)
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = touchModelNodes
export const createPages: GatsbyNode['createPages'] = (args) => createModelPages(args, root)
