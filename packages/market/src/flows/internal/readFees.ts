import { Fee } from '@souk/seaport'
import type { Address } from 'viem'
import { getCollection } from '../../actions/getCollection.js'
import { getNft } from '../../actions/getNft.js'
import { getNfts } from '../../actions/getNfts.js'
import type { Market } from '../../api/Market.js'
import type { Collection } from '../../domain/Collection.js'
import * as FeePlan from '../../domain/FeePlan.js'

/** Which fees an order pays. */
export type FeeOptions = {
  /** Taken instead of what the market asks for; an empty list for none. @default what the market asks for */
  fees?: readonly Fee.Fee[] | undefined
  /** Whether optional fees of the collection are paid. @default true */
  creatorFees?: boolean | undefined
  /** The collection or its slug, where it is known; saves a request. @default asked of the market */
  collection?: string | Pick<Collection, 'fees'> | undefined
}

/** The fees of an order for a token. */
export type FeeQuery = FeeOptions & { contract: Address; tokenId: bigint }

/**
 * Asks the market which fees orders pay, each collection once, unless the caller says it.
 *
 * @returns One list for each query, in their order.
 * @throws {TooHighError} when the market asks for more than is accepted.
 * @throws {FeeTotalError} when the caller's own fees are more than the whole price.
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
    return FeePlan.choose(found.fees, { creatorFees, maximumBps: market.maximumFeeBps })
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

/** Finds the collections of tokens: a contract may hold those of many. */
async function readSlugs(
  { api }: Market,
  options: { queries: readonly FeeQuery[]; signal?: AbortSignal | undefined },
): Promise<ReadonlyMap<string, string>> {
  const { queries, signal } = options
  const unknown = queries.filter(({ collection }) => collection === undefined)
  const tokens = [...new Map(unknown.map((query) => [keyOf(query), query])).values()].map(
    ({ contract, tokenId }) => ({ address: contract, identifier: tokenId }),
  )
  const [only] = tokens
  if (!only) return new Map()
  const nfts =
    tokens.length === 1 ? [await getNft(api, { ...only, signal })] : await getNfts(api, { tokens, signal })
  return new Map(
    nfts.map(({ contract, identifier, collection }) => [
      keyOf({ contract, tokenId: identifier }),
      collection,
    ]),
  )
}
