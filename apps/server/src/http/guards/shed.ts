import type { IncomingMessage, ServerResponse } from 'node:http'
import { FailureWire } from '@souk/market/wire'
import { isExecution, toFamily } from '../core/family.js'

/** Paths that stay available under overload: those for operators, long-running ones, and files. */
const ungated = /^\/(?:health|ready|metrics|media|assets|rpc|v2\/(?:events|stream|admin))(?:[/?]|$)/

/** Tells whether a request is a read that may be refused under overload. */
export function isGated({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'GET' && !ungated.test(url)
}

/** Sends the shortest possible refusal: it has to be cheap, or it becomes the load itself. */
export function shed(response: ServerResponse, request: Pick<IncomingMessage, 'url'>): void {
  const { url = '/' } = request
  const { headers, text } = isExecution(url.split('?', 1)[0] ?? url) ? refusals.execution : refusals.market
  response.writeHead(503, headers)
  response.end(text)
}

const failure = FailureWire.encode({
  reasons: ['The market is overloaded at the moment. Try again soon.'],
  code: 'busy',
  facts: { retryAfterMs: 1_000 },
})

/** The refusal in the form of each family. */
const refusals = { market: toRefusal('/v2/'), execution: toRefusal('/execute/') } as const

function toRefusal(path: string) {
  const text = JSON.stringify(toFamily(path, 503, failure))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'retry-after': '1',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    'x-content-type-options': 'nosniff',
  }
  return { text, headers }
}
