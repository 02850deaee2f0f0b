import type { RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { words } from '../../locale/site-words'
import type { ContentElement, Heading } from '../../shared/content-tree'
import type { Mistake } from '../source/mistakes'
import type { Glossary } from '../source/glossary'
import type { Variables } from '../source/variables'
import { rehypeBreaks, rehypeNames } from './breaks'
import { rehypeCode } from './code'
import { startCompilation } from './compilation'
import { componentNames } from './component-schemas'
import { remarkComponents, unknownComponent } from './components'
import { remarkAdmonitions } from './directives'
import { remarkExpressions } from './expressions'
import { rehypeEmphasis } from './emphasis'
import { rehypeEmptySections } from './empty-sections'
import { rehypeFigures } from './figures'
import { rehypeFlags } from './flags'
import type { BrokenCommand } from '../commands/broken-commands'
import { remarkBrokenCommands } from './broken-commands'
import { escapeCustomIds, rehypeHeadings } from './headings'
import { remarkMistakes } from './mistakes'
import { remarkGenerated } from './place-generated'
import { rehypeReferences, type ImageReference, type LinkReference } from './links-and-images'
import { syntaxMistake } from './syntax-mistakes'
import { rootTag, toContentTree } from './tree'
import { rehypeListingNames } from './listing-names'
import { rehypeRowAddresses } from './row-addresses'
import { rehypeTables } from './tables'
import { rehypeTerms } from './terms'
import { rehypeTypography } from './typography'
import { remarkUnravel } from './unravel'
import { rehypeThresholds } from './whole-numbers'

/** What an MDX text becomes: the content tree, and what the page model and the checks need to know of it. */
export interface CompiledContent {
  tree: ContentElement
  headings: Heading[]
  links: LinkReference[]
  images: ImageReference[]
  mistakes: Mistake[]
  warnings: Mistake[]
  /** Sections without a text: mistakes once the page is no draft. */
  emptySections?: Mistake[]
  /** Set where the text can't be read: its anchors are not known. */
  unread?: true
}

/** What a page takes from other files. */
export interface SiteKnowledge {
  /** What is made from the models in frontmatters, with places for the page's text. */
  generated?: readonly RootContent[]
  /** The commands that don't work, for pages that show them. */
  broken?: readonly BrokenCommand[]
  /** null where it can't be read. */
  glossary?: Glossary | null
}

const footnoteWords: Options = {
  footnoteLabel: words.content.footnotes,
  footnoteBackLabel: (reference, repeated) =>
    words.content.backToReference.join(`${reference + 1}${repeated > 1 ? `-${repeated}` : ''}`),
}

const mdxNodes = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const

/**
 * Compiles one page. Mistakes of the author are returned, all of them; nothing is thrown for them.
 * @param text the whole file, frontmatter included, so that lines are the file's lines
 * @param file file relative to the project root, for messages
 * @param site what the page takes from other files
 */
export async function compileContent(
  text: string,
  file: string,
  variables: Variables,
  { generated = [], broken = [], glossary = [] }: SiteKnowledge = {},
): Promise<CompiledContent> {
  // The parser leaves out a mark of byte order, and its offsets are those of the text without it.
  const source = escapeCustomIds(text.replace(/^\uFEFF/, ''))
  const page = startCompilation(file, source, variables)
  const headings: Heading[] = []
  const links: LinkReference[] = []
  const images: ImageReference[] = []
  const emptySections: Mistake[] = []
  const { mistakes, warnings } = page
  try {
    const processor = unified()
      .use(remarkParse)
      .use(remarkFrontmatter)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(remarkDirective)
      .use(remarkMistakes, page, generated.length > 0)
      .use(remarkUnravel)
      .use(remarkComponents, page)
      .use(remarkExpressions, page)
      .use(remarkAdmonitions, page)
      .use(remarkGenerated, generated)
      .use(remarkBrokenCommands, broken)
      .use(remarkRehype, { passThrough: [...mdxNodes], ...footnoteWords })
      .use(rehypeTypography, page)
      .use(rehypeEmphasis)
      .use(rehypeHeadings, page, headings)
      .use(rehypeEmptySections, page, emptySections)
      .use(rehypeReferences, page, links, images)
      .use(rehypeTerms, page, glossary)
      .use(rehypeCode, page)
      .use(rehypeListingNames)
      .use(rehypeFigures, page)
      .use(rehypeFlags)
      .use(rehypeRowAddresses)
      .use(rehypeTables, page)
      .use(rehypeBreaks)
      .use(rehypeNames)
      .use(rehypeThresholds)
    const hast = await processor.run(processor.parse(source))
    const tree = toContentTree(hast, [...componentNames, unknownComponent])
    return {
      tree,
      headings,
      links,
      images,
      mistakes,
      warnings,
      ...(emptySections.length && { emptySections }),
    }
  } catch (error) {
    mistakes.push(syntaxMistake(error, file, source))
    return { tree: { tag: rootTag }, headings, links, images, mistakes, warnings, unread: true }
  }
}
