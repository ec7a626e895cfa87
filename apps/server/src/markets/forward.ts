import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { Sender } from './createSender.js'
import type { Kept } from './keepBody.js'
import { toAnswerHeaders, toRequestHeaders } from './Passed.js'

/** A stream without a byte for this long has ended: the other server sends heartbeats more often. */
export const longestSilenceMs = 60_000

/** Passes a request on to another server, and its answer back, without keeping either in memory. */
export function forward(
  request: IncomingMessage | Kept,
  response: ServerResponse,
  options: forward.Options,
): void {
  const { sender, onAway, noteStream } = options
  const sent = sender.send(request, [...toRequestHeaders(request), ...framingOf(request)])
  const fail = (error: Error) => {
    // The visitor has left, or has a part of the answer.
    if (response.destroyed || response.headersSent) return void response.destroy()
    const isStale = sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
    // The other server closed a kept connection at the moment at which it was used again.
    if (isStale && isBare(request)) return forward(request, response, options)
    onAway(error)
  }
  sent.on('error', fail)
  sent.on('timeout', () => sent.destroy(new TypeError('The other server does not answer.')))
  sent.on('response', (answer) => {
    answer.socket.setTimeout(longestSilenceMs)
    passBack(answer, response)
    if (/^text\/event-stream/.test(answer.headers['content-type'] ?? '')) noteStream(response)
  })
  response.once('close', () => sent.destroy())
  write(request, sent)
}

export declare namespace forward {
  type Options = {
    sender: Sender
    /** Called when the other server has not begun to answer. The response is still untouched. */
    onAway: (error: Error) => void
    /** Called with a stream that does not end by itself. */
    noteStream: (stream: ServerResponse) => void
  }
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, toAnswerHeaders(answer))
  // A visitor learns of a stream before its first event.
  response.flushHeaders()
  answer.pipe(response)
  // Half an answer must not look like a whole one.
  answer.on('error', () => response.destroy())
  answer.on('aborted', () => response.destroy())
}

function write(request: IncomingMessage | Kept, sent: ClientRequest): void {
  if ('rawBody' in request) sent.end(request.rawBody)
  else if (isBare(request)) sent.end()
  else request.pipe(sent)
}

/** A body of unknown length is framed again. Without its own framing, it could be read as a second request. */
function framingOf(request: IncomingMessage | Kept): string[] {
  return request.headers['transfer-encoding'] === undefined || 'rawBody' in request
    ? []
    : ['Transfer-Encoding', 'chunked']
}

/** Tells whether a request has no body. */
function isBare({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)
}
