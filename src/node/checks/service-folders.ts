import type { Service } from '../../api-reference/model'
import type { Page } from '../page/read-pages'
import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import { servicesFolder } from '../source/file-names'
import type { SourceFile } from '../source/site-source'
import { lineOfKey } from '../source/yaml'

/** Folders of services that belong to another one already. */
export const foldersOfTwoServices = (services: readonly Service[], files: readonly SourceFile[]): Mistake[] =>
  duplicates(services, ({ folder }) => folder).map(({ item: service, first }) => ({
    ...placeOf(service, files),
    message: `The folder "${service.folder}" belongs to ${first.file} already.`,
    fix: 'Give each service a folder of its own.',
  }))

/** Services that nothing is described of: their pages are still to be written, or the folder is another one. */
export const servicesWithoutPages = (
  services: readonly Service[],
  pages: readonly Page[],
  files: readonly SourceFile[],
): Mistake[] =>
  services
    .filter(({ folder }) => !pages.some((page) => `${page.folder}/`.startsWith(`${folder}/`)))
    .map((service) => ({
      ...placeOf(service, files),
      message: `No page stands in the folder "${service.folder}".`,
      fix: 'Write one, or correct the folder.',
    }))

function placeOf({ file }: Service, files: readonly SourceFile[]) {
  const text = files.find((one) => `${servicesFolder}/${one.file}` === file)?.text ?? ''
  return { file, line: lineOfKey({ text }, ['folder']) }
}
