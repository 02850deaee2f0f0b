/** A message to a named graph, as the schema has it: data, and the address of the graph. */
export interface Message {
  data: string
  to: string
}

/** The inbox of each graph, or of each process on a machine, by its address. */
export type Graphs = Readonly<Record<string, readonly string[]>>

/**
 * Delivers messages in their order, each to the graph of its address and to no other.
 * @returns the graphs afterwards, and the messages whose address names none
 */
export function deliver(graphs: Graphs, messages: readonly Message[]): { graphs: Graphs; lost: Message[] } {
  const lost = messages.filter(({ to }) => !(to in graphs))
  const delivered = Object.entries(graphs).map(([address, inbox]) => [
    address,
    [...inbox, ...messages.filter(({ to }) => to === address).map(({ data }) => data)],
  ])
  return { graphs: Object.fromEntries(delivered) as Graphs, lost }
}

/** An order that the shop has told the lab of, and the machine on which the lab ran then. */
export interface Sent {
  data: string
  labAt: string
}

/** The lab's graph, and the machine that the shop once learned. */
export const graph = '/lab'
export const learned = 'A'

/** Whether an order reaches the lab by its graph, wherever it runs, and by the machine where it once ran. */
export function ways({ data, labAt }: Sent): { byGraph: boolean; byMachine: boolean } {
  const reaches = (inboxes: Graphs, to: string) => deliver(inboxes, [{ data, to }]).lost.length === 0
  return {
    byGraph: reaches({ [graph]: [] }, graph),
    byMachine: reaches({ [`machine ${labAt}`]: [] }, `machine ${learned}`),
  }
}
