import type { Address } from 'viem'
import type { Market } from '../../market/Market.js'
import { refuse } from '../model/Refusal.js'

/**
 * Finds the contract of a collection by its address or its slug; lower-case.
 *
 * @throws {RefusedError} when it is not traded here.
 */
export async function findContract(
  market: Market,
  collection: string,
  about: { index?: number } = {},
): Promise<Address> {
  if (/^0x[0-9a-fA-F]{40}$/.test(collection))
    return assertTraded(market, collection as Address, about).contract
  const row = await market.db
    .selectFrom('collections')
    .select('contract')
    .where('slug', '=', collection)
    .executeTakeFirst()
  if (!row)
    return refuse('collection_unknown', `This market does not trade the collection ${collection}.`, about)
  return row.contract as Address
}

/** @throws {RefusedError} for the token of a contract that is not traded here. */
export function assertTraded(
  market: Market,
  contract: Address,
  about: { index?: number } = {},
): { contract: Address; standard: 'erc721' | 'erc1155' } {
  const key = contract.toLowerCase() as Address
  const standard = market.rules.collections.get(key)
  if (!standard)
    return refuse('collection_unknown', `This market does not trade the collection ${contract}.`, about)
  return { contract: key, standard }
}
