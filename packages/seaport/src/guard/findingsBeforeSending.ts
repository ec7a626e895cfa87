import type { Call } from './Call.js'
import { exchangeCallFindings } from './explainExchangeCall.js'
import { explainTransaction } from './explainTransaction.js'
import type { Context, Finding } from './findings/Finding.js'
import { worstFirst } from './findings/worstFirst.js'

/**
 * Looks at transactions the moment before they are sent: everything that their calldata tells, without asking anyone.
 *
 * @param calls - Exactly what will be sent.
 */
export function findingsBeforeSending(calls: readonly Call[], context: Context): readonly Finding[] {
  return worstFirst(
    calls.flatMap(
      (call) => exchangeCallFindings(call, context) ?? explainTransaction(call, context).findings,
    ),
  )
}
