import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getRequestListener } from '@hono/node-server'
import { toSchema } from '../config/ConfigFile.js'
import { toHealth } from '../http/endpoint/health.js'
import type { Shared } from '../http/endpoint/Surface.js'
import { ofMarket, ofProcess } from '../http/metrics/gauges.js'
import * as Metrics from '../http/metrics/Metrics.js'
import { withToken } from '../http/routes/operation.js'
import type { Logger } from '../market/log.js'
import { version } from '../market/version.js'
import { bareApp, type Common } from './bareApp.js'
import { toClosedHealth } from './closedSite.js'
import type { Slot } from './Slot.js'

/**
 * Answers for the process as a whole: the health and the metrics of all chains, each apart.
 *
 * It is ready as long as it is not closing and one chain is. If it were only ready with all of them, a load balancer
 * would take the working chains away together with one whose node is down.
 */
export function wholeSite(slots: readonly Slot[], options: wholeSite.Options) {
  const { config, shared, log } = options
  const app = bareApp({ config, limiter: shared.limiter })
  app.get('/health', (c) => c.json(toWhole(slots)))
  app.get('/ready', (c) => {
    const whole = toWhole(slots)
    return c.json(whole, whole.ready ? 200 : 503)
  })
  app.get('/souk.config.schema.json', (c) => c.json(toSchema()))
  const delay = monitorEventLoopDelay({ resolution: 20 })
  app.get('/metrics', withToken(config.metricsToken), (c) => {
    delay.enable()
    const text = Metrics.print([
      ...slots.map(toSource),
      { metrics: options.metrics, gauges: ofProcess({ listeners: shared.listeners, delay, log }) },
    ])
    return c.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return getRequestListener(app.fetch)
}

export declare namespace wholeSite {
  type Options = Common & { shared: Shared; log: Logger; metrics: Metrics.Metrics }
}

/**
 * The health of the default chain, as a server with one chain reports it, and of each chain. Whether the whole is ready,
 * and why not, replaces what the default chain says of that.
 */
function toWhole(slots: readonly Slot[]) {
  const chains = slots.map((slot) => ({ path: slot.plan.info.path, ...healthOf(slot) }))
  const [first] = chains
  const reasons = chains.flatMap(({ chain, reasons }) => reasons.map((reason) => `${chain.name}: ${reason}`))
  return {
    ready: chains.some(({ ready }) => ready),
    reasons,
    version,
    chain: first?.chain,
    instance: first?.instance,
    database: first?.database,
    chains,
  }
}

/** Of a chain of another server, what that server says; its metrics are only there. */
function healthOf({ plan, open, elsewhere, error }: Slot) {
  if (open) return toHealth(open.market)
  const { info } = plan
  return {
    ...(elsewhere ? { ...elsewhere, instance: null, database: null } : toClosedHealth({ info, error })),
    ...(plan.type === 'remote' && { isElsewhere: true }),
  }
}

function toSource({ plan, open, elsewhere }: Slot): Metrics.Source {
  const labels = { chain: plan.info.chain }
  const isOpen = { name: 'souk_chain_open', value: open || elsewhere ? 1 : 0 }
  if (!open) return { labels, gauges: [isOpen, { name: 'souk_ready', value: elsewhere?.ready ? 1 : 0 }] }
  const { market, site } = open
  return { labels, metrics: site.surface.metrics, gauges: [isOpen, ...ofMarket(market)] }
}
