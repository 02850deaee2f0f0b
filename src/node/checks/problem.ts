import type { Fault } from '../source/faults'

/** What is wrong with a thing and how to fix it, wherever it stands. */
export type Problem = Required<Pick<Fault, 'message' | 'fix'>> & Pick<Fault, 'edit'>
