import { type OfferCriteria, TokenIds } from '@souk/market'
import { Criteria } from '@souk/seaport'
import { type Address, getAddress, type Hex } from 'viem'
import type { Db, OrderRow } from '../db/tables.js'
import { issue, RefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import { type CriteriaRow, findSets } from './criteria.js'

/** Reads the token sets of offers on several tokens, by order hash. Leaves out other orders. */
export async function findOfferCriteria(
  db: Db,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, OfferCriteria>> {
  const offers = rows.filter((row) => row.criteria !== null)
  if (offers.length === 0) return new Map()
  const [sets, slugs] = await Promise.all([findSets(db, offers.map(toWanted)), findSlugs(db, offers)])
  const found = new Map(sets.map((set) => [`${set.contract}:${set.root}`, set]))
  return new Map(
    offers.map((row) => {
      const set = found.get(`${row.contract}:${row.criteria}`)
      return [row.order_hash, toCriteria(row, { set, slug: slugs.get(row.contract) ?? row.contract })]
    }),
  )
}

function toWanted(row: OrderRow): { contract: Address; criteria: bigint } {
  return { contract: row.contract as Address, criteria: BigInt(row.criteria ?? 0) }
}

async function findSlugs(db: Db, rows: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> {
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const found = await db
    .selectFrom('collections')
    .select(['contract', 'slug'])
    .where('contract', 'in', contracts)
    .execute()
  return new Map(found.map((row) => [row.contract, row.slug]))
}

function toCriteria(row: OrderRow, known: { set: CriteriaRow | undefined; slug: string }): OfferCriteria {
  const { set, slug } = known
  return {
    slug,
    contract: getAddress(row.contract as Address),
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
  options: { criteria: OfferCriteria; contract: Address; identifier: bigint },
): readonly Hex[] {
  const { criteria, contract, identifier } = options
  const { tokenIds = 'any' } = criteria
  if (contract.toLowerCase() !== row.contract || !TokenIds.includes(tokenIds, identifier))
    throw new RefusedError({
      issues: [
        issue('criteria_mismatch', `The offer is not for token ${identifier} of ${contract}.`, {
          contract,
          identifier,
        }),
      ],
    })
  return tokenIds === 'any' ? [] : treeOf(market, row, tokenIds).proof(identifier)
}

function treeOf(market: Pick<Market, 'trees'>, row: OrderRow, tokenIds: TokenIds.TokenIds): Criteria.Tree {
  const { trees } = market
  const key = `${row.contract}:${row.criteria}`
  const count = Number(TokenIds.count(tokenIds))
  const tree = trees.get(key) ?? Criteria.tree(TokenIds.list(tokenIds, { most: count }))
  // Moves the most recently used tree to the end, where eviction comes last.
  trees.delete(key)
  trees.set(key, tree)
  const [oldest] = trees.keys()
  if (trees.size > keptTrees && oldest !== undefined) trees.delete(oldest)
  return tree
}
