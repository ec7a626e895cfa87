import type { Chain } from 'viem'
import { abortable } from './abortable.js'
import { askReads } from './askReads.js'
import { type BatchEvent, count, noCounters } from './BatchEvent.js'
import {
  assertBatchSize,
  assertContract,
  assertTimeWindow,
  type Batching,
  type BatchOptions,
  reporterOf,
  waysOf,
} from './BatchOptions.js'
import { createBatcher } from './batcher.js'
import { type Read, readOf } from './encodings/Read.js'
import type { RequestOptions, Send } from './Send.js'

/** Batches the reads among the requests and passes on all others. */
export function createBatchedRequest(
  send: Send,
  options: BatchOptions & { chain?: Chain | undefined },
): Batching & { request: Send } {
  const { batchSize = 50, timeWindow = 50, contract = 'auto', chain } = options
  assertBatchSize(batchSize)
  assertContract(contract)
  assertTimeWindow(timeWindow)
  const tell = reporterOf(options)
  const around = abortable(send)
  let counters = noCounters
  let ways = waysOf(contract, chain)

  const report = (event: BatchEvent) => {
    counters = count(counters, event)
    tell(event)
  }
  const batcher = createBatcher<Read>({
    batchSize,
    timeWindow,
    onShared: ({ request }) => report({ type: 'shared', method: request.method }),
    answer: (slots, signal) =>
      askReads(
        {
          send: (request) => (signal ? send(request, { signal }) : send(request)),
          onAbsent: (absent, block) => {
            // At an older block, the contract may only not have existed yet.
            if (ways.length > 1 && block === 'latest') ways = ways.filter((way) => way !== absent)
          },
          report,
        },
        slots,
        ways,
      ),
  })

  return {
    request: (request, requestOptions) => {
      const { method } = request
      report({ type: 'call', method })
      const read = isShareable(requestOptions) ? readOf(request) : 'options'
      const reason = typeof read === 'string' ? read : undefined
      if (typeof read !== 'string' && ways.some((way) => way.sizeOf(read) !== undefined))
        return batcher.ask(read, { group: read.group, key: read.key, signal: requestOptions?.signal })
      report({ type: 'around', method, reason: reason ?? 'unsupported' })
      return around(request, requestOptions)
    },
    flush: batcher.flush,
    counters: () => counters,
  }
}

/** Returns whether a request can share an answer. A request with its own retries or filters cannot. */
function isShareable(options: RequestOptions = {}): boolean {
  const { signal: _signal, dedupe: _dedupe, ...others } = options
  return Object.values(others).every((value) => value === undefined)
}
