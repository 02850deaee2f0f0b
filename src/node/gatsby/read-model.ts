import type { NodePluginArgs } from 'gatsby'
import type { Category, Doc, Sidebar } from '../../shared/site'
import type { PublishedDocument } from '../api/documents/service-documents'
import type { ResolvedSettings } from '../model/settings'
import type { PublishedSite } from '../outputs/output'

/** The model as Gatsby's store holds it: the order of its nodes there means nothing. */
export function readModel({ getNodesByType, basePath }: NodePluginArgs): Omit<PublishedSite, 'images'> {
  const nodes = <T>(type: string) => getNodesByType(type) as unknown as T[]
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  const settings = nodes<ResolvedSettings>('SiteSettings')[0]!
  const sidebars = nodes<Sidebar>('Sidebar')
  return {
    docs: nodes<Doc>('Doc').sort(byPath),
    categories: nodes<Category>('Category').sort(byPath),
    sidebars: Object.keys(settings.sidebars).flatMap((name) => sidebars.filter((one) => one.name === name)),
    documents: nodes<PublishedDocument>('ApiDocument').sort(byPath),
    settings,
    basePath,
  }
}
