import type { ComponentType } from 'react'
import type { AuthorComponent, HtmlTag } from '../../shared/author-components'
import { Admonition } from './Admonition'
import { Badge } from './Badge'
import { Card, Cards } from './Cards'
import { CodeBlock } from './CodeBlock'
import { ContentImage } from './ContentImage'
import { ContentLink } from '../ui/ContentLink'
import { Details } from './Details'
import { Figure } from './Figure'
import { FileTree } from './FileTree'
import { HeadingLink } from './HeadingLink'
import { Kbd } from '../ui/Kbd'
import { Steps } from './Steps'
import { TableFrame } from './TableFrame'
import { Tab, Tabs } from './Tabs'
import { TaskBox } from './TaskBox'
import { Term } from './Term'
import { Workbench } from './Workbench'

/**
 * What the names of a content tree stand for: the components that authors may use (`node/page/component-schemas.ts`), those
 * that models and Markdown become, and HTML tags that want more than their element.
 */
export const contentComponents: Record<string, ComponentType<never>> = {
  Admonition,
  Badge,
  Card,
  Cards,
  CodeBlock,
  Details,
  Figure,
  FileTree,
  HeadingLink,
  Kbd,
  Steps,
  Tab,
  Tabs,
  Term,
  Workbench,
  a: ContentLink,
  img: ContentImage,
  input: TaskBox,
  table: TableFrame,
} satisfies Record<Exclude<AuthorComponent, HtmlTag>, ComponentType<never>> &
  Record<string, ComponentType<never>>
