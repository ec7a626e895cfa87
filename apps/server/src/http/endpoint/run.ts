import type { Caller } from '../../market/Caller.js'
import type { Market } from '../../market/Market.js'
import type { Validity } from '../../market/Validity.js'
import * as Cost from '../../orders/Cost.js'
import type { Kind } from '../guards/limits.js'
import * as Metrics from '../metrics/Metrics.js'
import { toAnswer } from './errors.js'
import * as Json from './Json.js'
import type { Route, Sent } from './Route.js'
import type { Surface } from './Surface.js'

/** A request for a route, however it arrived. */
export type Asked = {
  sent: Omit<Sent, 'json'>
  /** Reads the body. */
  text: () => Promise<string>
  /** `undefined` for a request made in this process. */
  caller: Caller | undefined
  /** Takes from the caller's rate limit. @throws {TooManyRequestsError} when too little is left. */
  charge: (kind: Kind, cost: number) => void
}

/**
 * Runs a route. Counts orders by their outcome.
 *
 * @param validity - Receives how long the answer may be cached, if it may be.
 * @throws what the route throws.
 */
export async function run(
  surface: Surface,
  route: Route,
  asked: Asked,
  validity?: Validity,
): Promise<unknown> {
  const { metrics } = surface
  const sent = { ...asked.sent, json: () => readCounted(asked, route) }
  const market = marketFor(surface, route, asked, validity)
  if (!route.takesOrders) return route.run(market, sent)
  try {
    const value = await route.run(market, sent)
    Metrics.count(metrics, 'souk_orders_accepted_total', { route: route.name }, countOrders(value))
    return value
  } catch (error) {
    const { code } = toAnswer(error).body
    const { refusedOrders } = market.vitals
    refusedOrders.set(code, (refusedOrders.get(code) ?? 0) + 1)
    Metrics.count(metrics, 'souk_orders_refused_total', { code })
    throw error
  }
}

/** A read does not depend on its caller. An answer that may be cached records its dependence on the time. */
function marketFor(
  { market, slugs }: Surface,
  { method }: Route,
  { caller }: Asked,
  validity: Validity | undefined,
): Market {
  if (method !== 'get') return { ...market, caller }
  const progress = validity ? { ...market.progress, validity } : market.progress
  return { ...market, progress, db: market.visitors, slugs }
}

function countOrders(value: unknown): number {
  const { orders } = (value ?? {}) as { orders?: unknown }
  return Array.isArray(orders) ? orders.length : 1
}

/**
 * Charges a body's cost to the caller's rate limit, by its work and its length.
 *
 * @throws {InputError} when it is not JSON.
 */
async function readCounted({ text, charge }: Asked, { guard, costOf }: Route): Promise<unknown> {
  const written = await text()
  const body = Json.read(written, { field: 'body' })
  // The request itself was charged before its body was read.
  const more = Math.max(costOf(body), Cost.ofBytes(written.length)) - 1
  if (more > 0) charge(guard === 'admin' ? 'write' : guard, more)
  return body
}
