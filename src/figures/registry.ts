import type { AnyFigure } from './figure'

/** All figures by the name that authors write: one line for each, in alphabetical order. */
export const figures: Record<string, () => Promise<{ figure: AnyFigure }>> = {
  'bitmask-topics': () => import('./bitmask-topics/figure'),
  'bloom-clock': () => import('./bloom-clock/figure'),
  'coin-lineage': () => import('./coin-lineage/figure'),
  'content-address': () => import('./content-address/figure'),
  'data-pulse': () => import('./data-pulse/figure'),
  'double-ratchet': () => import('./double-ratchet/figure'),
  'file-blocks': () => import('./file-blocks/figure'),
  'key-shares': () => import('./key-shares/figure'),
  'message-layers': () => import('./message-layers/figure'),
  'message-queue': () => import('./message-queue/figure'),
  'named-graphs': () => import('./named-graphs/figure'),
  'oblivious-transfer': () => import('./oblivious-transfer/figure'),
  'onion-route': () => import('./onion-route/figure'),
  'os-schemas': () => import('./os-schemas/figure'),
  'permutation-mix': () => import('./permutation-mix/figure'),
  'planted-set': () => import('./planted-set/figure'),
  'query-evaluator': () => import('./query-evaluator/figure'),
  'query-planner': () => import('./query-planner/figure'),
  'rdf-storage': () => import('./rdf-storage/figure'),
  'room-key': () => import('./room-key/figure'),
  'task-heap': () => import('./task-heap/figure'),
  vdf: () => import('./vdf/figure'),
}
