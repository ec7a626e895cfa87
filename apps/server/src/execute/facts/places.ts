import type { OfferTrait } from '@souk/market'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Market } from '../../market/Market.js'
import { refuse } from '../model/Refusal.js'

/**
 * Finds the contract of a collection by its address or its slug; returns it lower-case.
 *
 * @throws {RefusedError} when this market does not trade it.
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

/**
 * Finds the only collection that has tokens with a trait; lower-case.
 *
 * @throws {RefusedError} when no collection has such tokens, or several have.
 */
export async function findContractOfTrait(
  market: Market,
  { type, value }: OfferTrait,
  about: { index?: number } = {},
): Promise<Address> {
  const contracts = [...market.rules.collections.keys()]
  const rows = await market.db
    .selectFrom('trait_counts')
    .select('contract')
    .where('contract', '=', sql<string>`any(${contracts})`)
    .where('type', '=', type)
    .where('value', '=', value)
    .orderBy('contract')
    .execute()
  const [only, ...others] = rows
  if (!only) return refuse('collection_unknown', `No token here has ${type}: ${value}.`, about)
  if (others.length > 0)
    return refuse(
      'draft_unsound',
      `Tokens of ${rows.length} collections have ${type}: ${value}. Name the collection of the bid: ${rows.map(({ contract }) => contract).join(', ')}.`,
      about,
    )
  return only.contract as Address
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
