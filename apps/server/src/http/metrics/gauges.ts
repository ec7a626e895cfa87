import type { IntervalHistogram } from 'node:perf_hooks'
import * as HeadWatch from '../../market/HeadWatch.js'
import type { Logger } from '../../market/log.js'
import type { Market } from '../../market/Market.js'
import * as Vitals from '../../market/Vitals.js'
import type * as Listeners from '../guards/Listeners.js'
import type { Gauge } from './Metrics.js'

/** Reads the values that exist at the moment: of the chain, the streams, the database and the process. */
export function readGauges(
  market: Market,
  process_: { listeners: Listeners.Listeners; delay: IntervalHistogram },
): Gauge[] {
  return [...ofMarket(market), ...ofProcess({ ...process_, log: market.log })]
}

/** Reads the values of one market. */
export function ofMarket(market: Market): Gauge[] {
  return [
    ...ofChain(market),
    ...ofNode(market),
    ...ofVitals(market),
    { name: 'souk_events_latest', value: market.feed.latest() },
    ...ofDatabase(market),
  ]
}

/** Reads the values of the process: streams, logs, memory and time. */
export function ofProcess({
  listeners,
  delay,
  log,
}: {
  listeners: Listeners.Listeners
  delay: IntervalHistogram
  log: Logger
}): Gauge[] {
  const late = delay.percentile(99) / 1e9
  delay.reset()
  return [...ofStreams(listeners), ...ofLog(log), ...ofMachine(late)]
}

function ofChain({ progress }: Market): Gauge[] {
  const head = progress.head?.number
  const indexed = progress.indexed?.number
  const known: Gauge[] = []
  if (head !== undefined) known.push({ name: 'souk_block_head', value: Number(head) })
  if (indexed !== undefined) known.push({ name: 'souk_block_indexed', value: Number(indexed) })
  if (head !== undefined && indexed !== undefined)
    known.push({ name: 'souk_block_lag', value: Math.max(0, Number(head - indexed)) })
  if (progress.head)
    known.push({ name: 'souk_head_age_seconds', value: Date.now() / 1000 - Number(progress.head.timestamp) })
  if (progress.catchUp?.secondsLeft !== undefined)
    known.push({ name: 'souk_catch_up_seconds', value: progress.catchUp.secondsLeft })
  return [
    ...known,
    { name: 'souk_catch_up_blocks', value: Number(progress.catchUp?.blocksLeft ?? 0n) },
    { name: 'souk_caught_up', value: progress.caughtUp && !progress.error ? 1 : 0 },
    { name: 'souk_reorgs_total', value: progress.reorgs },
    { name: 'souk_leader', value: progress.role === 'leader' ? 1 : 0 },
    { name: 'souk_leader_term', value: Number(progress.term ?? 0n) },
  ]
}

/** What was asked of the node, which providers bill. */
function ofNode({ node }: Market): Gauge[] {
  const counted = node.link?.counted
  if (!counted) return []
  return [
    { name: 'souk_node_requests_total', value: counted.requests },
    { name: 'souk_node_calls_total', value: counted.calls },
    ...[...counted.refusals].map(([type, value]) => ({
      name: 'souk_node_refusals_total',
      labels: { type },
      value,
    })),
  ]
}

/** Whether the instance works, and the problems it found. */
function ofVitals(market: Market): Gauge[] {
  const { vitals, progress } = market
  const now = performance.now()
  const flag = (is: unknown) => (is ? 1 : 0)
  const failing = { ...vitals.failing, journal: vitals.journalError }
  const what = ['database', 'disk', 'journal'] as const
  return [
    { name: 'souk_ready', value: flag(Vitals.reasons(market, now).length === 0) },
    ...what.map((name) => ({ name: 'souk_failing', labels: { what: name }, value: flag(failing[name]) })),
    { name: 'souk_head_stood_seconds', value: HeadWatch.stoodSeconds(vitals.head, now) },
    { name: 'souk_node_doubted', value: flag(progress.doubt) },
    { name: 'souk_node_missing_logs_total', value: progress.missingLogs },
    { name: 'souk_journal_errors_total', value: vitals.journalErrors },
    { name: 'souk_journal_skipped_total', value: vitals.journalSkipped },
    {
      name: 'souk_auctions_without_key',
      value: vitals.unsettled.reduce((sum, { count }) => sum + count, 0),
    },
    ...(vitals.freeBytes === undefined ? [] : [{ name: 'souk_disk_free_bytes', value: vitals.freeBytes }]),
  ]
}

function ofStreams(listeners: Listeners.Listeners): Gauge[] {
  const open = { sse: 0, websocket: 0 }
  for (const listener of listeners.open) open[listener.kind]++
  return [
    { name: 'souk_listeners', labels: { kind: 'sse' }, value: open.sse },
    { name: 'souk_listeners', labels: { kind: 'websocket' }, value: open.websocket },
  ]
}

function ofDatabase({ connections }: Market): Gauge[] {
  return Object.entries(connections()).map(([state, value]) => ({
    name: 'souk_database_connections',
    labels: { state },
    value,
  }))
}

function ofLog(log: Logger): Gauge[] {
  return log.lost ? [{ name: 'souk_log_lines_lost_total', value: log.lost() }] : []
}

function ofMachine(late: number): Gauge[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    { name: 'process_resident_memory_bytes', value: rss },
    { name: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
    { name: 'process_start_time_seconds', value: Math.round(performance.timeOrigin / 1000) },
    { name: 'nodejs_heap_size_used_bytes', value: heapUsed },
    { name: 'nodejs_eventloop_lag_p99_seconds', value: late },
  ]
}
