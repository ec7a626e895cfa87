import { jsonRpcBatchTransport } from '@souk/networks'
import type { HttpTransport } from 'viem'
import * as Lacks from './Lacks.js'
import * as Pace from './Pace.js'
import * as Refusal from './Refusal.js'

/** Everything that all connections to one node share: its limits, as far as they are known, and what was asked of it. */
export type Link = {
  url: string
  pace: Pace.Pace
  lacks: Lacks.Lacks
  /** Whether the Bloom filters in the headers tell of all logs; unknown until a block with logs was read. */
  hasBlooms: boolean | undefined
  /** Since the start: HTTP requests, the calls in them, and refusals by type. */
  counted: { requests: number; calls: number; refusals: Map<Refusal.Refusal['type'], number> }
}

/** Creates the link to a node. */
export function create(url: string): Link {
  return {
    url,
    pace: Pace.create(),
    lacks: Lacks.create(),
    hasBlooms: undefined,
    counted: { requests: 0, calls: 0, refusals: new Map() },
  }
}

/** Creates a transport that keeps the limits of the node. */
export function transport(link: Link, options: jsonRpcBatchTransport.Options): HttpTransport {
  const { pace, counted } = link
  return jsonRpcBatchTransport(link.url, {
    ...options,
    rate: {
      most: () => Pace.most(pace),
      wait: (calls) => Pace.turn(pace, calls),
    },
    onEvent: (event) => {
      if (event.type === 'request') {
        counted.requests++
        counted.calls += event.calls
      }
      if (event.type === 'busy') noteRefusal(link, event.error)
    },
  })
}

/** Takes note of an error, which may be a refusal. */
function noteRefusal({ pace, counted }: Link, error: unknown): void {
  const refusal = Refusal.of(error)
  if (!refusal) return
  counted.refusals.set(refusal.type, (counted.refusals.get(refusal.type) ?? 0) + 1)
  if (refusal.type === 'rate' || refusal.type === 'budget') Pace.refuse(pace, refusal)
}
