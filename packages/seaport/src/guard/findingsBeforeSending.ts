import type { Call } from './Call.js'
import { exchangeCallFindings } from './explainExchangeCall.js'
import { explainTransaction } from './explainTransaction.js'
import type { Context, Finding } from './findings/Finding.js'
import { worstFirst } from './findings/worstFirst.js'

/**
 * Checks transactions directly before sending, by their calldata only, without requests.
 *
 * @param calls - The exact calls to be sent.
 */
export function findingsBeforeSending(calls: readonly Call[], context: Context): readonly Finding[] {
  return worstFirst(
    calls.flatMap(
      (call) => exchangeCallFindings(call, context) ?? explainTransaction(call, context).findings,
    ),
  )
}
