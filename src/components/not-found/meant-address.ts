import { decodePart, isSamePath } from '../../shared/paths'

/**
 * The address of the page that was meant by a path which only ends differently, or which a program has spoiled that turns
 * texts into links: by a space behind it, or by escapes in place of "#", "?" and "/".
 * @param asked the path of an address within the site, as it stands there
 * @param known paths of pages
 * @param rest query and anchor of the address, which are kept
 * @returns the page's path with a query and an anchor; undefined where no page was meant
 */
export function meantAddress(asked: string, known: readonly string[], rest: string): string | undefined {
  const [path, ...spoiled] = decodePart(asked)
    .trim()
    .split(/(?=[?#])/)
  const page = known.find((each) => isSamePath(each, path!))
  return page && page + (encodeURI(spoiled.join('')) || rest)
}
