import type { ServerResponse } from 'node:http'
import type { Mistake } from '../../shared/mistake'

/** Open pages that listen, and the mistakes as last found. */
const listeners = new Set<ServerResponse>()
let current: readonly Mistake[] = []

const eventOf = (mistakes: readonly Mistake[]) => `data: ${JSON.stringify(mistakes)}\n\n`

/** Sends the mistakes of now to the open pages of the dev server; an empty list takes the overlay away. */
export function sendMistakes(mistakes: readonly Mistake[]): void {
  current = mistakes
  for (const listener of listeners) listener.write(eventOf(mistakes))
}

/** Answers an open page with the mistakes of now, and with those to come until it is closed. */
export function streamMistakes(response: ServerResponse): void {
  // "no-transform" keeps the dev server from compressing, and thereby from holding back, what is written.
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' })
  response.write(eventOf(current))
  listeners.add(response)
  response.on('close', () => listeners.delete(response))
}
