/** A node of the list: a message, and the name of the node after it. */
export interface QueueNode {
  message: string
  next: string | null
}

/** A first-in-first-out queue as a linked list: the queue knows its head, each node the next one. */
export interface Queue {
  head: string | null
  nodes: Readonly<Record<string, QueueNode>>
  /** How many nodes were ever made, to name the next one. */
  made: number
}

/** A queue in which nothing was ever put. */
export const empty: Queue = { head: null, nodes: {}, made: 0 }

/** The names of the nodes from the head on. */
export function order({ head, nodes }: Queue): string[] {
  const names: string[] = []
  for (let name = head; name; name = nodes[name]!.next) names.push(name)
  return names
}

/** The queue with a message more at its end. */
export function enqueue(queue: Queue, message: string): Queue {
  const name = `n${queue.made + 1}`
  const tail = order(queue).at(-1)
  return {
    head: queue.head ?? name,
    made: queue.made + 1,
    nodes: {
      ...queue.nodes,
      ...(tail && { [tail]: { ...queue.nodes[tail]!, next: name } }),
      [name]: { message, next: null },
    },
  }
}

/** Takes the message at the head; null where the queue is empty. */
export function dequeue(queue: Queue): { message: string | null; queue: Queue } {
  if (!queue.head) return { message: null, queue }
  const { [queue.head]: first, ...nodes } = queue.nodes
  return { message: first!.message, queue: { ...queue, head: first!.next, nodes } }
}

/** How many references differ between two states of a queue: its head's, and those of nodes that are in both. */
export function referencesChanged(before: Queue, after: Queue): number {
  const kept = Object.keys(before.nodes).filter((name) => name in after.nodes)
  const nodes = kept.filter((name) => before.nodes[name]!.next !== after.nodes[name]!.next)
  return nodes.length + (before.head === after.head ? 0 : 1)
}

/** How many messages of a numbered row get another place when its first is taken: what the list spares. */
export const rowMoves = (row: readonly string[]): number =>
  row.slice(1).filter((message, place) => row[place] !== message).length
