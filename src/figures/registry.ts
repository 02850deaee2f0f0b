import type { AnyFigure } from './figure'

/** All figures by the name that authors write: one line for each, in alphabetical order. */
export const figures: Record<string, () => Promise<{ figure: AnyFigure }>> = {
  'bloom-clock': () => import('./bloom-clock/figure'),
  'coin-lineage': () => import('./coin-lineage/figure'),
  'file-blocks': () => import('./file-blocks/figure'),
  'key-shares': () => import('./key-shares/figure'),
  'message-queue': () => import('./message-queue/figure'),
  'named-graphs': () => import('./named-graphs/figure'),
  'oblivious-transfer': () => import('./oblivious-transfer/figure'),
  'os-schemas': () => import('./os-schemas/figure'),
  'query-evaluator': () => import('./query-evaluator/figure'),
  'query-planner': () => import('./query-planner/figure'),
  'rdf-storage': () => import('./rdf-storage/figure'),
  'task-heap': () => import('./task-heap/figure'),
  vdf: () => import('./vdf/figure'),
}
