import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Sender } from './createSender.js'
import { longestSilenceMs } from './forward.js'
import { toAnswerHeaders, toRequestHeaders } from './Passed.js'

/** Passes a WebSocket on to another server: its handshake, and then the bytes of both directions. */
export function forwardUpgrade(
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
  { sender, onAway, noteStream }: forwardUpgrade.Options,
): void {
  const upgrade = ['Connection', 'Upgrade', 'Upgrade', request.headers.upgrade ?? 'websocket']
  const sent = sender.send(request, [...toRequestHeaders(request), ...upgrade])
  let hasAnswer = false
  sent.on('error', () => (hasAnswer ? socket.destroy() : onAway()))
  sent.on('timeout', () => sent.destroy(new TypeError('The other server does not answer.')))
  sent.on('upgrade', (answer, far, farHead) => {
    hasAnswer = true
    socket.write(toHead(answer, answer.rawHeaders))
    join(socket, far)
    if (farHead.length > 0) socket.write(farHead)
    if (head.length > 0) far.write(head)
    far.setTimeout(longestSilenceMs, () => far.destroy())
    far.setNoDelay(true)
    noteStream(socket)
  })
  sent.on('response', (answer) => {
    hasAnswer = true
    // Nothing else watches a socket that was to be upgraded.
    socket.once('finish', () => socket.destroy())
    socket.write(toHead(answer, [...toAnswerHeaders(answer), 'Connection', 'close']))
    answer.on('error', () => socket.destroy())
    answer.pipe(socket)
  })
  socket.once('close', () => sent.destroy())
  sent.end()
}

export declare namespace forwardUpgrade {
  type Options = { sender: Sender; onAway: () => void; noteStream: (stream: Duplex) => void }
}

/** Ends either connection with the other. */
function join(one: Duplex, other: Duplex): void {
  one.pipe(other)
  other.pipe(one)
  for (const [each, counterpart] of [
    [one, other],
    [other, one],
  ] as const) {
    each.on('error', () => counterpart.destroy())
    each.on('close', () => counterpart.destroy())
  }
}

function toHead({ statusCode, statusMessage }: IncomingMessage, raw: readonly string[]): string {
  const lines = Array.from(
    { length: raw.length / 2 },
    (_, index) => `${raw[2 * index]}: ${raw[2 * index + 1]}`,
  )
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n')
}
