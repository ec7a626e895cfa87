import type { IncomingMessage, ServerResponse } from 'node:http'
import { FailureWire } from '@souk/market/wire'
import { isExecution, toFamily } from '../core/family.js'

/** Reads of the API that stay available under overload: long-running ones, and those of operators. */
const ungated = /^\/v2\/(?:events|stream|admin)(?:[/?]|$)/
const api = /^\/(?:v2|api|openapi)(?:[/.?]|$)/

/**
 * Tells whether a request is a read of the API that may be refused under overload. The app's pages and files are not:
 * they come from memory, and the app itself repeats a refused read. A person who opens a page would see the refusal.
 */
export function isGated({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'GET' && (api.test(url) || isExecution(toPath(url))) && !ungated.test(url)
}

function toPath(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** Sends the shortest possible refusal: it has to be cheap, or it becomes the load itself. */
export function shed(response: ServerResponse, request: Pick<IncomingMessage, 'url'>): void {
  const { url = '/' } = request
  const { headers, text } = isExecution(toPath(url)) ? refusals.execution : refusals.market
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
