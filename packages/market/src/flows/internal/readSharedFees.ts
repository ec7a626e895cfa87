import type { Address } from 'viem'
import { getNftsByContract } from '../../actions/getNftsByContract.js'
import type { Market } from '../../api/Market.js'
import * as FeePlan from '../../domain/FeePlan.js'
import { type FeeOptions, type FeeQuery, readFees } from './readFees.js'
import { readTokenId } from './readItem.js'

/** A token that shares a price with others: a specific one, or any of a collection. */
type SharingToken = {
  contract: Address
  tokenId?: bigint | string | undefined
  /** The slug of the collection, if known. */
  collection?: string | undefined
}

/**
 * Reads the fees of an order of several tokens for one price. A collection receives its fee of the share of its tokens.
 *
 * @throws {UnknownError} if the market does not report a collection.
 * @throws {TooHighError} if the fees of a collection exceed the maximum.
 */
export async function readSharedFees(
  market: Market,
  options: readSharedFees.Options,
): Promise<readonly FeePlan.PlannedFee[]> {
  const { tokens, fees, creatorFees, signal } = options
  const queries = await Promise.all(
    tokens.map(async (token): Promise<FeeQuery> => {
      const query = { contract: token.contract, fees, creatorFees, collection: token.collection }
      if (token.tokenId !== undefined) return { ...query, tokenId: readTokenId(token.tokenId) }
      const collection = fees ? undefined : (token.collection ?? (await readSlug(market, token, signal)))
      return { ...query, collection, tokenId: 0n }
    }),
  )
  return FeePlan.combine(await readFees(market, { queries, signal }))
}

export declare namespace readSharedFees {
  type Options = Pick<FeeOptions, 'fees' | 'creatorFees'> & {
    tokens: readonly SharingToken[]
    signal?: AbortSignal | undefined
  }
}

/** Reads the collection of a contract from one of its tokens. */
export async function readSlug(
  { api }: Market,
  { contract }: SharingToken,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { nfts } = await getNftsByContract(api, { contract: contract, limit: 1, signal })
  const [first] = nfts
  if (!first) throw new FeePlan.UnknownError({ contract })
  return first.collection
}
