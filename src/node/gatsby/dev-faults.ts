import type { ServerResponse } from 'node:http'
import type { Fault } from '../../shared/fault'

/** Open pages that listen, and the mistakes as last found. */
const listeners = new Set<ServerResponse>()
let current: readonly Fault[] = []

const eventOf = (faults: readonly Fault[]) => `data: ${JSON.stringify(faults)}\n\n`

/** Sends the mistakes of now to the open pages of the dev server; an empty list takes the overlay away. */
export function sendFaults(faults: readonly Fault[]): void {
  current = faults
  for (const listener of listeners) listener.write(eventOf(faults))
}

/** Answers an open page with the mistakes of now, and with those to come until it is closed. */
export function streamFaults(response: ServerResponse): void {
  // "no-transform" keeps the dev server from compressing, and thereby from holding back, what is written.
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' })
  response.write(eventOf(current))
  listeners.add(response)
  response.on('close', () => listeners.delete(response))
}
