import { call } from '../client/call.js'
import { log } from '../client/log.js'
import type { ItemPlace } from '../state/ExecutionState.js'
import * as ResultsWire from '../wire/results.js'
import { type Flow, itemAt } from './Flow.js'

/** The timeout of a report. Nothing waits for it. */
const reportTimeoutMs = 15_000

/**
 * Reports the outcome of a step to the server, if the request has an id. Nothing waits for the report, and its failure
 * has no effect.
 *
 * @param error - The error of the step.
 */
export function report(flow: Flow, place: ItemPlace, error?: unknown): void {
  const { client, chain, state } = flow
  const { requestId, steps } = state
  const stepId = steps[place.step]?.id
  if (!requestId || !stepId) return
  const txHash = itemAt(flow, place)?.txHashes?.at(-1)
  const body = ResultsWire.encodeRequest({
    requestId,
    stepId,
    ...(txHash ? { txHash } : undefined),
    ...(error === undefined ? undefined : { errorMessage: messageOf(error) }),
  })
  call(client, '/execute/results/v1', { chain, body, timeoutMs: reportTimeoutMs }).catch((cause: unknown) =>
    log(client, 'info', 'The result could not be reported', cause),
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
