import { figures } from '../../figures/registry'

/** Loads the code of a figure. */
export async function loadFigure(name: string) {
  const load = figures[name]
  if (!load) throw new Error(`There is no figure "${name}".`)
  return (await load()).figure
}
