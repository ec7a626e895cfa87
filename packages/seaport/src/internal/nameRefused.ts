import type { BaseError } from '@souk/base'
import type { Account } from 'viem'
import { transactionMethods } from '../Action.js'
import { type Dropped, SweepRefusedError } from '../Refusal.js'
import { RevertedError } from '../RevertedError.js'
import type { AnyClient } from './batch.js'
import { type ManyPlan, type ManyWish, planFulfillMany } from './planFulfillMany.js'
import type { Facts } from './readFacts.js'
import type { Party, SettleOptions } from './settle.js'

/** A sweep and all that it was planned by. */
export type Sweep = { wish: ManyWish; party: Party; facts: Facts; settings: SettleOptions; plan: ManyPlan }

/**
 * Finds out which orders make a sweep fail that the exchange refuses as a whole: each is tried by itself, all at once.
 *
 * Reads: one `eth_call` for each order of the sweep.
 *
 * @returns The error that names them; the given one where each would be filled by itself.
 */
export async function nameRefused(
  client: AnyClient,
  account: Account,
  { sweep, error }: { sweep: Sweep; error: RevertedError },
): Promise<BaseError> {
  const { wish, plan } = sweep
  const left = new Set(plan.dropped.map(({ index }) => index))
  const tried = wish.fills.map(async (fill, index): Promise<Dropped | undefined> => {
    const reason = left.has(index) ? undefined : await tryAlone(client, account, { sweep, fill })
    return reason && { index, orderHash: fill.orderHash, reasons: [reason] }
  })
  const refused = (await Promise.all(tried)).filter((entry) => entry !== undefined)
  return refused.length === 0 ? error : new SweepRefusedError({ refused }, error)
}

async function tryAlone(
  client: AnyClient,
  account: Account,
  { sweep, fill }: { sweep: Sweep; fill: ManyWish['fills'][number] },
): Promise<RevertedError | undefined> {
  const { wish, party, facts, settings } = sweep
  const { transaction } = planFulfillMany({ ...wish, fills: [fill], maximum: [] }, party, facts, settings)
  try {
    await transactionMethods(client, account, transaction).simulate()
    return undefined
  } catch (error) {
    return error instanceof RevertedError ? error : undefined
  }
}
