import { type OfferCriteria, TokenIds } from '@souk/market'
import { Criteria } from '@souk/seaport'
import { type Address, getAddress, type Hex } from 'viem'
import type { Db, OrderRow } from '../db/tables.js'
import { type Issue, issue, RefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import { type CriteriaRow, findSets } from './criteria.js'

/** Reads the token sets of offers on several tokens, and of swaps for tokens of a list, by order hash. Leaves out other orders. */
export async function findOfferCriteria(
  db: Db,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, OfferCriteria>> {
  const offers = rows.flatMap((row) => {
    const wanted = wantedOf(row)
    return wanted ? [{ hash: row.order_hash, ...wanted }] : []
  })
  if (offers.length === 0) return new Map()
  const [sets, slugs] = await Promise.all([findSets(db, offers), findSlugs(db, offers)])
  const found = new Map(sets.map((set) => [`${set.contract}:${set.root}`, set]))
  return new Map(
    offers.map(({ hash, contract, criteria }) => {
      const set = found.get(`${contract}:${criteria}`)
      return [hash, toCriteria(contract, { set, slug: slugs.get(contract) ?? contract })]
    }),
  )
}

type Wanted = { contract: Address; criteria: bigint }

/** Returns the tokens that an order leaves open. Besides one list, a swap can ask for any token of other collections. */
function wantedOf({ side, contract, criteria, parameters }: OrderRow): Wanted | undefined {
  if (criteria !== null) return { contract: contract as Address, criteria: BigInt(criteria) }
  if (side !== 'swap') return undefined
  const listed = parameters.consideration.find(
    ({ itemType, identifierOrCriteria }) => itemType >= 4 && BigInt(identifierOrCriteria) !== 0n,
  )
  return (
    listed && {
      contract: listed.token.toLowerCase() as Address,
      criteria: BigInt(listed.identifierOrCriteria),
    }
  )
}

async function findSlugs(db: Db, rows: readonly Wanted[]): Promise<ReadonlyMap<string, string>> {
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const found = await db
    .selectFrom('collections')
    .select(['contract', 'slug'])
    .where('contract', 'in', contracts)
    .execute()
  return new Map(found.map((row) => [row.contract, row.slug]))
}

function toCriteria(contract: Address, known: { set: CriteriaRow | undefined; slug: string }): OfferCriteria {
  const { set, slug } = known
  return {
    slug,
    contract: getAddress(contract),
    ...(set?.traits ? { traits: set.traits } : undefined),
    tokenIds: set ? TokenIds.parse(set.encoded_token_ids) : 'any',
  }
}

const keptTrees = 16

/**
 * Proves that a token is in an offer's set.
 *
 * @throws {RefusedError} when it is not.
 */
export function proveToken(
  market: Pick<Market, 'trees' | 'config'>,
  row: OrderRow,
  options: { criteria: OfferCriteria; contract: Address; tokenId: bigint },
): readonly Hex[] {
  const { criteria, contract, tokenId } = options
  const { tokenIds = 'any' } = criteria
  const wanted = wantedOf(row)
  if (contract.toLowerCase() !== wanted?.contract || !TokenIds.includes(tokenIds, tokenId))
    throw new RefusedError({ issues: [notFor(contract, tokenId)] })
  return tokenIds === 'any' ? [] : treeOf(market, wanted, tokenIds).proof(tokenId)
}

/** Says that an offer does not include a token. */
export function notFor(contract: Address, tokenId: bigint): Issue {
  return issue('criteria_mismatch', `The offer is not for token ${tokenId} of ${contract}.`, {
    contract,
    identifier: tokenId,
  })
}

function treeOf(market: Pick<Market, 'trees'>, wanted: Wanted, tokenIds: TokenIds.TokenIds): Criteria.Tree {
  const { trees } = market
  const key = `${wanted.contract}:${wanted.criteria}`
  const count = Number(TokenIds.count(tokenIds))
  const tree = trees.get(key) ?? Criteria.tree(TokenIds.list(tokenIds, { most: count }))
  // Moves the most recently used tree to the end, where eviction comes last.
  trees.delete(key)
  trees.set(key, tree)
  const [oldest] = trees.keys()
  if (trees.size > keptTrees && oldest !== undefined) trees.delete(oldest)
  return tree
}
