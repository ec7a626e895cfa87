/** The counters of a running server. Created once; request handlers update it. */
export type Metrics = {
  counters: Map<string, Series<number>>
  histograms: Map<string, Series<Histogram>>
}

/** Values by their printed labels. */
type Series<value> = Map<string, value>

/** Durations: the number up to each bound, their sum and their count. */
type Histogram = { atMost: number[]; sum: number; count: number }

/** A value that is read on demand. */
export type Gauge = { name: string; value: number; labels?: Labels }

export type Labels = Readonly<Record<string, string | number>>

/** In seconds: from the time of a lookup to the time at which a caller gives up. */
const bounds: readonly number[] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The description of each metric, printed beside it. */
const meanings: Readonly<Record<string, string>> = {
  souk_http_requests_total: 'Requests answered, by route, method and status.',
  souk_http_request_duration_seconds: 'Time to the first byte of an answer, by route and method.',
  souk_orders_accepted_total: 'Orders accepted, by route.',
  souk_orders_refused_total: 'Orders refused, by the first reason.',
  souk_listeners: 'Open event streams, by kind.',
  souk_listeners_cut_total: 'Streams that the server closed because the client was too slow, by kind.',
  souk_media_cut_total: 'Token files that ended early or grew too large while the server proxied them.',
  souk_events_latest: 'The number of the newest event.',
  souk_block_head: 'The newest block of the node.',
  souk_block_indexed: 'The newest block whose effects are in the database.',
  souk_block_lag: 'Blocks between the newest block and the indexed block.',
  souk_caught_up: 'Whether the chain is indexed up to its head.',
  souk_catch_up_blocks: 'Blocks that are still to be read, of the chain and of the histories of collections.',
  souk_catch_up_seconds: 'Estimated seconds until they are read.',
  souk_node_requests_total: 'HTTP requests to the node.',
  souk_node_calls_total: 'Calls in the requests to the node, which providers bill.',
  souk_node_refusals_total: 'Refusals of the node by their reason.',
  souk_reorgs_total: 'Number of reorganisations.',
  souk_head_age_seconds: 'Age of the newest block, by its timestamp.',
  souk_head_stood_seconds: 'Time since the newest block last changed.',
  souk_chain_open:
    'Whether the chain has been opened since the start; labelled by chain where there are several.',
  souk_ready: 'Whether /ready reports that the server is ready.',
  souk_failing: 'Whether the database, the disk or the journal fails.',
  souk_node_doubted: 'Whether the node omitted logs and still omits them.',
  souk_node_missing_logs_total: 'Blocks for which the node omitted logs that the receipts contain.',
  souk_journal_errors_total: 'Failed writes to the journal.',
  souk_journal_skipped_total: 'Damaged lines and orders of the journal that were not restored.',
  souk_auctions_without_key: 'Auctions whose settler needs a key that the server does not have.',
  souk_disk_free_bytes: 'Free space on the disk of the data folder.',
  souk_leader_term: 'The term of the leader; it rises with each new leader.',
  souk_leader: 'Whether this instance follows the chain for all instances of its database.',
  souk_database_connections: 'Connections to the database, by state.',
  souk_log_lines_lost_total: 'Log lines that could not be written.',
  process_resident_memory_bytes: 'Memory of the process.',
  process_cpu_seconds_total: 'Processor time of the process.',
  process_start_time_seconds: 'When the process began, in seconds since 1970.',
  nodejs_heap_size_used_bytes: 'Memory of JavaScript values.',
  nodejs_eventloop_lag_p99_seconds: 'The 99th percentile of the event loop delay since the last scrape.',
}

/** Creates empty metrics. */
export function create(): Metrics {
  return { counters: new Map(), histograms: new Map() }
}

/** Adds to a counter. */
export function count(metrics: Metrics, name: string, labels: Labels = {}, by = 1): void {
  const series = seriesOf(metrics.counters, name)
  const key = printLabels(labels)
  series.set(key, (series.get(key) ?? 0) + by)
}

/** Adds a duration. */
export function observe(metrics: Metrics, name: string, labels: Labels, seconds: number): void {
  const series = seriesOf(metrics.histograms, name)
  const key = printLabels(labels)
  const histogram = series.get(key) ?? { atMost: bounds.map(() => 0), sum: 0, count: 0 }
  series.set(key, histogram)
  const index = bounds.findIndex((bound) => seconds <= bound)
  if (index >= 0) histogram.atMost[index] = (histogram.atMost[index] ?? 0) + 1
  histogram.sum += seconds
  histogram.count++
}

function seriesOf<value>(all: Map<string, Series<value>>, name: string): Series<value> {
  const known = all.get(name) ?? new Map<string, value>()
  all.set(name, known)
  return known
}

/** Counters and gauges of one origin, and what tells them from those of others. */
export type Source = { metrics?: Metrics; gauges: readonly Gauge[]; labels?: Labels }

/** Prints everything in the text format of Prometheus: each metric once, with the values of all sources. */
export function print(sources: readonly Source[]): string {
  const lines = new Map<string, { type: string; rows: string[] }>()
  const add = (name: string, type: string, rows: readonly string[]) => {
    const known = lines.get(name) ?? { type, rows: [] }
    lines.set(name, known)
    known.rows.push(...rows)
  }
  for (const { metrics, labels: own = {} } of sources) {
    const toText = (labels: string) => join(printLabels(own), labels)
    for (const [name, series] of metrics?.counters ?? [])
      for (const [labels, value] of series) add(name, 'counter', [`${name}${wrap(toText(labels))} ${value}`])
    for (const [name, series] of metrics?.histograms ?? [])
      for (const [labels, histogram] of series)
        add(name, 'histogram', printHistogram(name, toText(labels), histogram))
  }
  for (const { gauges, labels: own } of sources)
    for (const { name, value, labels } of gauges)
      add(name, name.endsWith('_total') ? 'counter' : 'gauge', [
        `${name}${wrap(printLabels({ ...own, ...labels }))} ${value}`,
      ])
  const texts = [...lines].flatMap(([name, { type, rows }]) => [
    `# HELP ${name} ${meanings[name] ?? name}`,
    `# TYPE ${name} ${type}`,
    ...rows,
  ])
  return `${texts.join('\n')}\n`
}

function join(...labels: readonly string[]): string {
  return labels.filter((text) => text !== '').join(',')
}

function printHistogram(name: string, labels: string, histogram: Histogram): string[] {
  let sum = 0
  const line = (bound: number | string, value: number) =>
    `${name}_bucket${wrap(join(labels, `le="${bound}"`))} ${value}`
  return [
    ...bounds.map((bound, index) => {
      sum += histogram.atMost[index] ?? 0
      return line(bound, sum)
    }),
    line('+Inf', histogram.count),
    `${name}_sum${wrap(labels)} ${histogram.sum}`,
    `${name}_count${wrap(labels)} ${histogram.count}`,
  ]
}

function printLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`)
    .join(',')
}

function wrap(labels: string): string {
  return labels === '' ? '' : `{${labels}}`
}
