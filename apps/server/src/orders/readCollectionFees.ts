import { FeePlan } from '@souk/market/flows'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import { isMulti, nftsOf, type Terms } from './Terms.js'

type Fees = readonly { recipient: Address; basisPoints: number }[]

/** Reads the royalties of collections, if this market enforces them. Keys are lower-case. */
export async function readCollectionFees(
  market: Pick<Market, 'db' | 'rules'>,
  contracts: readonly Address[],
): Promise<ReadonlyMap<string, Fees>> {
  if (!market.rules.enforcesCollectionFees || contracts.length === 0) return new Map()
  const rows = await market.db
    .selectFrom('collections')
    .select(['contract', 'royalty_recipient', 'royalty_bps'])
    .where('contract', 'in', [...new Set(contracts.map((contract) => contract.toLowerCase()))])
    .execute()
  return new Map(
    rows.map(({ contract, royalty_recipient: recipient, royalty_bps: basisPoints }) => [
      contract,
      recipient && basisPoints > 0 ? [{ recipient: recipient as Address, basisPoints }] : [],
    ]),
  )
}

/**
 * Returns the fees that an order has to pay. Bundles and swaps pay the fees of their tokens as our flows calculate them, so
 * that the server requires what they sign.
 */
export function feesOf(
  terms: Terms,
  known: { rules: Pick<Market['rules'], 'requiredFees'>; collectionFees: ReadonlyMap<string, Fees> },
): Fees {
  const perToken = nftsOf(terms).map(({ contract }) => [
    ...known.rules.requiredFees,
    ...(known.collectionFees.get(contract.toLowerCase()) ?? []),
  ])
  if (!isMulti(terms)) return perToken.flat()
  return FeePlan.combine(perToken.map((fees) => fees.map((fee) => ({ ...fee, required: true }))))
}
