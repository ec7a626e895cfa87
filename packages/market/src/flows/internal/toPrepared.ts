import type { Action } from '@souk/seaport'
import type { Account, Hash, TransactionReceipt } from 'viem'
import type { Market } from '../../api/Market.js'
import * as Trade from '../../domain/Trade.js'
import type { Announcement } from '../../domain/TradeEvent.js'
import { carryOut } from './carryOut.js'
import { feeEstimate } from './feeEstimate.js'
import { requestsOf } from './requestsOf.js'
import { simulationOf } from './simulationOf.js'

/** Creates the trade of checked actions. Its outcome is the receipt of the last one, which must be a transaction. */
export function toPrepared<simulated>(
  market: Market,
  options: toPrepared.Options,
): Trade.Prepared<Trade.Plan, toPrepared.Outcome, simulated> {
  const { account, actions, findings, act } = options
  const steps = Trade.toSteps(actions)
  return {
    plan: { steps, findings },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf<simulated>(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const { receipts } = yield* carryOut(market, {
        account,
        actions,
        of: steps.length,
        act,
        signal,
        overrides,
      })
      const receipt = receipts.at(-1) as TransactionReceipt
      return { transactionHash: receipt.transactionHash, receipt }
    },
  }
}

export declare namespace toPrepared {
  type Options = {
    account: Account
    actions: readonly Action[]
    findings: Trade.Plan['findings']
    /** The action that is announced, if it has an event. */
    act?: Announcement | undefined
  }
  type Outcome = { transactionHash: Hash; receipt: TransactionReceipt }
}
