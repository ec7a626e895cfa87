import type { Account } from 'viem'
import { buildOffer } from '../../actions/buildOffer.js'
import { exchangeOf, type Market } from '../../api/Market.js'
import { checkBuiltOffer } from './checkBuiltOffer.js'
import { isList, type SwapOptions, type WantedList } from './planSwap.js'
import { readSlug } from './readSharedFees.js'
import { readTokenIds } from './readTokenIds.js'

/**
 * Tells the market the list of tokens of which a swap wants one, so that holders find the swap. Nothing is sent for
 * other swaps.
 *
 * @throws {BuiltOfferError} if the market's root is not the one of the list.
 * @throws {InvalidTokenIdsError} if a text contains no valid token ids.
 */
export async function readWantedList(
  market: Market,
  { want, account, signal }: readWantedList.Options,
): Promise<WantedList | undefined> {
  const tokenIds = isList(want) ? undefined : readTokenIds(want.tokenIds)
  if (isList(want) || tokenIds === undefined) return undefined
  const { contract } = want
  const slug = want.collection ?? (await readSlug(market, want, signal))
  const offerer = account.address
  const request = { offerer, slug, tokenIds, protocolAddress: exchangeOf(market), signal }
  const checked = checkBuiltOffer(await buildOffer(market.api, request), {
    ...{ offerer, contract, tokenIds },
    quantity: 1n,
    traits: undefined,
    trustedZones: market.trustedZones,
  })
  return { tokenIds, root: checked.criteria }
}

export declare namespace readWantedList {
  type Options = Pick<SwapOptions, 'want'> & { account: Account; signal?: AbortSignal | undefined }
}
