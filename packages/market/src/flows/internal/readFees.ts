import { Fee } from '@souk/seaport'
import type { Address } from 'viem'
import { getCollection } from '../../actions/getCollection.js'
import { getNft } from '../../actions/getNft.js'
import { getNfts } from '../../actions/getNfts.js'
import type { Market } from '../../api/Market.js'
import type { Collection } from '../../domain/Collection.js'
import * as FeePlan from '../../domain/FeePlan.js'

/** Options for the fees of an order. */
export type FeeOptions = {
  /**
   * Fees to use instead of those that the market asks for. An empty list means none.
   * @default the fees that the market asks for
   */
  fees?: readonly Fee.Fee[] | undefined
  /** Whether to pay the optional fees of the collection. @default true */
  creatorFees?: boolean | undefined
  /** The collection or its slug, if known. Saves a request. @default read from the market */
  collection?: string | Pick<Collection, 'fees'> | undefined
}

/** A request for the fees of an order for a token. */
export type FeeQuery = FeeOptions & { contract: Address; tokenId: bigint }

/**
 * Reads the fees of orders from the market, once per collection, unless the caller passes them.
 *
 * @returns One list per query, in the same order.
 * @throws {TooHighError} if the market's fees exceed the maximum.
 * @throws {FeeTotalError} if the caller's own fees exceed the whole price.
 */
export async function readFees(
  market: Market,
  options: { queries: readonly FeeQuery[]; signal?: AbortSignal | undefined },
): Promise<readonly (readonly FeePlan.PlannedFee[])[]> {
  const { queries, signal } = options
  const asked = queries.filter(({ fees }) => fees === undefined)
  const slugs = await readSlugs(market, { queries: asked, signal })
  const wanted = new Set(asked.flatMap((query) => slugOf(query, slugs) ?? []))
  const collections = new Map(
    await Promise.all(
      Array.from(wanted, async (slug) => [slug, await getCollection(market.api, { slug, signal })] as const),
    ),
  )
  return queries.map((query) => {
    if (query.fees) return toOwn(query.fees)
    const { collection, creatorFees, contract, tokenId } = query
    const found = typeof collection === 'object' ? collection : collections.get(slugOf(query, slugs) ?? '')
    if (!found) throw new FeePlan.UnknownError({ contract, tokenId })
    return FeePlan.choose(found.fees, { creatorFees, maximumBasisPoints: market.maximumFeeBasisPoints })
  })
}

function toOwn(fees: readonly Fee.Fee[]): readonly FeePlan.PlannedFee[] {
  Fee.assert(fees)
  return fees.map((fee) => ({ ...fee, required: false }))
}

function slugOf(query: FeeQuery, slugs: ReadonlyMap<string, string>): string | undefined {
  if (typeof query.collection === 'object') return undefined
  return query.collection ?? slugs.get(keyOf(query))
}

function keyOf({ contract, tokenId }: Pick<FeeQuery, 'contract' | 'tokenId'>): string {
  return `${contract}/${tokenId}`.toLowerCase()
}

/** Finds the collections of tokens, because a contract can contain several collections. */
async function readSlugs(
  { api }: Market,
  options: { queries: readonly FeeQuery[]; signal?: AbortSignal | undefined },
): Promise<ReadonlyMap<string, string>> {
  const { queries, signal } = options
  const unknown = queries.filter(({ collection }) => collection === undefined)
  const tokens = [...new Map(unknown.map((query) => [keyOf(query), query])).values()].map(
    ({ contract, tokenId }) => ({ contract: contract, tokenId: tokenId }),
  )
  const [only] = tokens
  if (!only) return new Map()
  const nfts =
    tokens.length === 1 ? [await getNft(api, { ...only, signal })] : await getNfts(api, { tokens, signal })
  return new Map(nfts.map(({ contract, tokenId, collection }) => [keyOf({ contract, tokenId }), collection]))
}
