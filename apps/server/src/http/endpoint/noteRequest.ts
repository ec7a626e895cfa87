import * as Metrics from '../metrics/Metrics.js'
import type { Surface } from './Surface.js'

/** Counts and logs an answered request. */
export function noteRequest(
  { market, metrics }: Pick<Surface, 'market' | 'metrics'>,
  request: {
    requestId: string
    /** The route that answered. */
    route: string
    method: string
    path: string
    status: number
    durationMs: number
  },
): void {
  const { route, durationMs, ...told } = request
  const { method, status } = told
  Metrics.count(metrics, 'souk_http_requests_total', { route, method, status })
  Metrics.observe(metrics, 'souk_http_request_duration_seconds', { route, method }, durationMs / 1000)
  market.log.debug({ ...told, durationMs: Math.round(durationMs) }, 'request')
}
