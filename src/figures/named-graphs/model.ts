/** A message to a named graph, as the schema has it: data, and the address of the graph. */
export interface Message {
  data: string
  to: string
}

/** The inbox of each graph by its address. */
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
