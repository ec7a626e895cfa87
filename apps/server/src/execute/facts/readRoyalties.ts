import type { Address } from 'viem'
import type { Market } from '../../market/Market.js'

/** A royalty on each sale. */
export type Royalty = { recipient: Address; basisPoints: number }

/** Reads the royalties of collections. Leaves out collections without one. Keys and recipients are lower-case. */
export async function readRoyalties(
  market: Market,
  contracts: readonly string[],
): Promise<ReadonlyMap<string, Royalty>> {
  if (contracts.length === 0) return new Map()
  const rows = await market.db
    .selectFrom('collections')
    .select(['contract', 'royalty_recipient', 'royalty_bps'])
    .where('contract', 'in', [...new Set(contracts)])
    .execute()
  return new Map(
    rows.flatMap(({ contract, royalty_recipient: recipient, royalty_bps: basisPoints }) =>
      recipient && basisPoints > 0
        ? [[contract, { recipient: recipient.toLowerCase() as Address, basisPoints }] as const]
        : [],
    ),
  )
}
