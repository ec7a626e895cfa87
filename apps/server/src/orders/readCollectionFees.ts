import type { Address } from 'viem'
import type { Market } from '../market/Market.js'

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
