import type { Address } from 'viem'
import { groupBy } from '../market/groupBy.js'
import type { Market } from '../market/Market.js'
import { nftsOf, type Terms } from './Terms.js'

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
 * Returns the fees that an order has to pay. The fee of a collection applies to its share of a bundle's price. All NFTs of a
 * bundle have the same share, since none has a price of its own.
 */
export function feesOf(
  terms: Terms,
  known: { rules: Pick<Market['rules'], 'requiredFees'>; collectionFees: ReadonlyMap<string, Fees> },
): Fees {
  const nfts = nftsOf(terms)
  const ofCollections = groupBy(nfts, ({ contract }) => contract.toLowerCase())
  const shares = [...ofCollections].flatMap(([contract, { length }]) =>
    (known.collectionFees.get(contract) ?? []).map(({ recipient, basisPoints }) => ({
      recipient,
      basisPoints: Math.floor((basisPoints * length) / nfts.length),
    })),
  )
  return [...known.rules.requiredFees, ...shares]
}
