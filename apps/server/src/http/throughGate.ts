import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Surface } from './endpoint/Surface.js'
import * as Gate from './guards/Gate.js'
import * as Rounds from './guards/Rounds.js'
import { isGated, shed } from './guards/shed.js'
import * as Metrics from './metrics/Metrics.js'
import { routes } from './routes/table.js'
import { mayServe, serveKept } from './serveKept.js'
import { findPost, type Post, servePost, toPostPaths } from './servePost.js'

/**
 * Admits a read, or tells it to retry later, before any other work: refusing excess reads must cost next to nothing.
 *
 * @param listener - The app.
 */
export function throughGate(
  surface: Surface,
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  const { gate, rounds, market } = surface
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!mayServe(surface, request) || !(await serveKept(surface, request, response)))
      await listener(request, response)
  }
  const begin = (request: IncomingMessage, response: ServerResponse, waitedMs: number) => {
    // The client has left meanwhile.
    if (response.destroyed) return
    if (!Gate.enter(gate, { waitedMs, waiting: rounds.waiting.length }))
      return refuse(surface, request, response)
    const cameMs = performance.now() - waitedMs
    answer(request, response)
      .catch((error: unknown) => {
        market.log.error({ err: error }, 'a request could not be answered')
        response.destroy()
      })
      .finally(() => {
        const nowMs = performance.now()
        Gate.leave(gate, { tookMs: nowMs - cameMs, nowMs })
      })
  }
  const paths = toPostPaths(routes, market.config)
  const post = (found: Post, request: IncomingMessage, response: ServerResponse) => {
    servePost(surface, found, { request, response }).catch((error: unknown) => {
      market.log.error({ err: error }, 'a request could not be answered')
      response.destroy()
    })
  }
  return (request, response) => {
    const found = findPost(paths, surface, request)
    if (found) return post(found, request, response)
    if (!isGated(request)) return void listener(request, response)
    if (!Rounds.wait(rounds, request.socket, (waitedMs) => begin(request, response, waitedMs)))
      refuse(surface, request, response)
  }
}

function refuse({ metrics }: Surface, request: IncomingMessage, response: ServerResponse): void {
  Metrics.count(metrics, 'souk_http_requests_total', { route: 'shed', method: 'GET', status: 503 })
  shed(response, request)
}
