/** Where the dev server tells an open page of the content's mistakes, as server-sent events. */
export const faultsPath = '/___faults'

/** A mistake as the overlay shows it. */
export interface ToldFault {
  file: string
  line?: number
  message: string
  fix?: string
}
