import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import * as F from './fields.js'

/** The outcome of a step, as reported to `/execute/results/v1`. */
export type ResultReport = {
  requestId: string
  stepId: string
  txHash?: string
  errorMessage?: string
}

/** The schema of a report. */
export const requestSchema = z.object({
  requestId: z.string(),
  stepId: z.string(),
  txHash: z.nullish(z.string()),
  errorMessage: z.nullish(z.string()),
})

/** The schema of the answer. */
export const schema = z.object({ message: z.string() })

/** Reads a report. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): ResultReport {
  return defined(F.decodeBy(requestSchema, value, 'report'))
}

/** Writes a report. */
export function encodeRequest(report: ResultReport) {
  return defined(report)
}
