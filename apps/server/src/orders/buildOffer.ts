import { type BuiltOffer, type OfferTrait, TokenIds } from '@souk/market'
import { ItemType, zeroHash } from '@souk/seaport'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../db/tables.js'
import { type Issue, issue, RefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import { storeSet } from './criteria.js'

/** The most traits of one offer. */
const mostTraits = 20

/** The largest encoded token set of one offer, in bytes. Every answer about the offer contains it. */
const mostSetBytes = 256 * 1024

/** How long a token set without an offer is kept. */
const unusedMs = 24 * 3_600_000

/**
 * Builds the market's part of an offer on any token of a collection, on those with given traits, or on a list of
 * tokens.
 *
 * Stores the token set under its root, so that the market accepts an offer with that root. The set does not include
 * tokens that get the traits later.
 *
 * @throws {RefusedError} when this market does not trade the collection, no token has the traits, or there are too
 * many.
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
    traits?: readonly OfferTrait[] | undefined
    /** Without this and traits: any token of the collection. */
    tokenIds?: TokenIds.TokenIds | undefined
  }
}

function refused(found: Issue): RefusedError {
  return new RefusedError({ issues: [found] })
}

async function findTokenIds(market: Market, wanted: buildOffer.Wanted): Promise<TokenIds.TokenIds> {
  const { mostCriteriaTokens: most } = market.config
  const { traits = [], tokenIds = 'any' } = wanted
  const listed = tokenIds === 'any' || TokenIds.count(tokenIds) <= BigInt(most)
  if (!listed) throw refused(tooMany(most))
  if (traits.length === 0) return tokenIds
  if (traits.length > mostTraits)
    throw refused(
      issue('criteria_too_large', `An offer can name at most ${mostTraits} traits.`, { most: mostTraits }),
    )
  const rows = await market.db
    .selectFrom('token_traits')
    .select('identifier')
    .where('contract', '=', wanted.contract.toLowerCase())
    .where((is) => is.or(traits.map(({ type, value }) => is.and({ type, value }))))
    .groupBy('identifier')
    .having((is) => is.fn.countAll(), '=', distinct(traits))
    .limit(most + 1)
    .execute()
  if (rows.length > most) throw refused(tooMany(most))
  const found = rows.map((row) => BigInt(row.identifier)).filter((id) => TokenIds.includes(tokenIds, id))
  if (found.length === 0)
    throw refused(
      issue(
        'criteria_empty',
        `No token has ${traits.map(({ type, value }) => `${type}: ${value}`).join(' and ')}.`,
        {
          traits,
        },
      ),
    )
  return TokenIds.from(found)
}

/** Counts distinct traits: a token has each trait once. */
function distinct(traits: readonly OfferTrait[]): number {
  return new Set(traits.map(({ type, value }) => JSON.stringify([type, value]))).size
}

function tooLong(bytes: number): Issue {
  return issue(
    'criteria_too_large',
    `The tokens of the offer take ${bytes} bytes, and the limit is ${mostSetBytes}. Name fewer tokens, or ranges.`,
    { bytes, most: mostSetBytes },
  )
}

function tooMany(most: number): Issue {
  return issue('criteria_too_large', `An offer can be for at most ${most} tokens, or for any token.`, {
    most,
  })
}

/** Deletes the oldest sets without an offer. */
async function forgetBeyond(db: Db, most: number): Promise<void> {
  await sql`
    delete from criteria where not is_used and (contract, root) in (
      select contract, root from criteria where not is_used order by created_at desc offset ${sql.lit(most)})`.execute(
    db,
  )
}

async function remember(
  market: Market,
  { contract, traits }: buildOffer.Wanted,
  tokenIds: TokenIds.TokenIds,
): Promise<bigint> {
  const bytes = TokenIds.toText(tokenIds).length
  if (bytes > mostSetBytes) throw refused(tooLong(bytes))
  await market.db
    .deleteFrom('criteria')
    .where('is_used', '=', false)
    .where('created_at', '<', new Date(Date.now() - unusedMs))
    .execute()
  await forgetBeyond(market.db, market.config.mostUnusedSets)
  return storeSet(market.db, { contract, traits, tokenIds, most: market.config.mostCriteriaTokens })
}
