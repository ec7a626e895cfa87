import { type BuiltOffer, TokenIds } from '@souk/market'
import { ItemType, zeroHash } from '@souk/seaport'
import type { Address } from 'viem'
import type { Market } from '../Market.js'
import { storeSet } from './criteria.js'
import { type Issue, issue, RefusedError } from './Issue.js'

/** How long a set of tokens is kept that no offer was made for. */
const unusedMs = 24 * 3_600_000

/**
 * Makes the market's part of an offer on any token of a collection, on those with a trait, or on those of a list.
 *
 * The set of tokens is remembered under its root, so that an offer with that root is taken. Tokens that get the trait
 * later are not in it.
 *
 * @throws {RefusedError} when the collection is not traded here, no token has the trait, or there are too many.
 */
export async function buildOffer(market: Market, wanted: buildOffer.Wanted): Promise<BuiltOffer> {
  const { contract, offerer, quantity } = wanted
  const standard = market.rules.collections.get(contract.toLowerCase())
  if (!standard)
    throw refused(issue('collection_unknown', 'This market does not trade that collection.', { contract }))
  if (quantity <= 0n) throw refused(issue('zero_amount', 'The quantity must be at least 1.', { quantity }))
  const tokenIds = await findTokenIds(market, wanted)
  const root = tokenIds === 'any' ? 0n : await remember(market, wanted, tokenIds)
  return {
    consideration: [
      {
        itemType: standard === 'erc721' ? ItemType.ERC721_WITH_CRITERIA : ItemType.ERC1155_WITH_CRITERIA,
        token: contract,
        identifierOrCriteria: root,
        startAmount: quantity,
        endAmount: quantity,
        recipient: offerer,
      },
    ],
    zone: market.config.offerZone,
    zoneHash: zeroHash,
    tokenIds,
  }
}

export declare namespace buildOffer {
  type Wanted = {
    offerer: Address
    contract: Address
    quantity: bigint
    trait?: { type: string; value: string } | undefined
    /** Left out, with no trait either: any token of the collection. */
    tokenIds?: TokenIds.TokenIds | undefined
  }
}

function refused(found: Issue): RefusedError {
  return new RefusedError({ issues: [found] })
}

async function findTokenIds(market: Market, wanted: buildOffer.Wanted): Promise<TokenIds.TokenIds> {
  const { mostCriteriaTokens: most } = market.config
  const { trait, tokenIds = 'any' } = wanted
  const listed = tokenIds === 'any' || TokenIds.count(tokenIds) <= BigInt(most)
  if (!listed) throw refused(tooMany(most))
  if (!trait) return tokenIds
  const rows = await market.db
    .selectFrom('token_traits')
    .select('identifier')
    .where('contract', '=', wanted.contract.toLowerCase())
    .where('type', '=', trait.type)
    .where('value', '=', trait.value)
    .limit(most + 1)
    .execute()
  if (rows.length > most) throw refused(tooMany(most))
  const found = rows.map((row) => BigInt(row.identifier)).filter((id) => TokenIds.includes(tokenIds, id))
  if (found.length === 0)
    throw refused(issue('criteria_empty', `No token has the trait ${trait.type}: ${trait.value}.`, trait))
  return TokenIds.from(found)
}

function tooMany(most: number): Issue {
  return issue('criteria_too_large', `An offer can be for ${most} tokens at most, or for any.`, { most })
}

async function remember(
  market: Market,
  { contract, trait }: buildOffer.Wanted,
  tokenIds: TokenIds.TokenIds,
): Promise<bigint> {
  await market.db
    .deleteFrom('criteria')
    .where('is_used', '=', false)
    .where('created_at', '<', new Date(Date.now() - unusedMs))
    .execute()
  return storeSet(market.db, { contract, trait, tokenIds, most: market.config.mostCriteriaTokens })
}
