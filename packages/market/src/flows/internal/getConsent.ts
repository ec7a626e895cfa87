import { BaseError } from '@souk/base'
import { isCriteria, Order } from '@souk/seaport'
import { type Account, type Hex, isAddressEqual } from 'viem'
import { getFulfillmentData } from '../../actions/getFulfillmentData.js'
import { exchangeOf, type Market } from '../../api/Market.js'
import type * as TokenIds from '../../domain/TokenIds.js'
import { OtherOrderError, UntrueError } from './assertMatchesSigned.js'
import { isListed } from './criteriaOf.js'
import type { Given } from './readSigned.js'
import type { Taken } from './takeOrder.js'

/** The data that a fill needs in addition to the order. */
export type Consent = {
  signature: Hex
  extraData: Hex | undefined
  tokenIds: TokenIds.TokenIds | undefined
  /** Why the market could not be asked. The order may still be validated on chain. */
  missing?: BaseError
}

/**
 * Reads the signature of an order and the extra data for its zone from the market, if they are missing.
 *
 * Uses nothing else from the market's answer. The planner of the fill checks the signature on chain, and the market's
 * transaction is never sent.
 *
 * @throws {OtherOrderError} if the market returns another order.
 * @throws {UntrueError} if the order is for another chain.
 */
export async function getConsent(
  market: Market,
  taken: Taken,
  options: getConsent.Options,
): Promise<Consent> {
  const { order, deal } = taken
  const { account, given, signal } = options
  const own = atHand(taken, options)
  const { signature, extraData, tokenIds } = own
  const isSigned = signature !== '0x' || isAddressEqual(deal.maker, account.address)
  const needsZone = Order.isRestricted(order.parameters) && extraData === undefined
  const needsTokens = options.needsTokenIds === true && tokenIds === undefined
  if (isSigned && !needsZone && !needsTokens) return own
  if (given instanceof BaseError) return { ...own, missing: given }
  try {
    const data = await ask(market, taken, options)
    return {
      signature: signature === '0x' ? data.order.signature : signature,
      extraData: extraData ?? data.order.extraData,
      tokenIds: tokenIds ?? data.criteria?.tokenIds,
    }
  } catch (error) {
    if (error instanceof OtherOrderError || error instanceof UntrueError) throw error
    if (signal?.aborted || !(error instanceof BaseError)) throw error
    return { ...own, missing: error }
  }
}

export declare namespace getConsent {
  type Options = {
    /** The account that fills the order. */
    account: Account
    extraData?: Hex | undefined
    /** The token to give for an offer on any of several tokens. */
    tokenId?: bigint | undefined
    /** Whether the tokens behind the criteria are required. */
    needsTokenIds?: boolean | undefined
    /** The market's answer or error, if it was already asked. */
    given?: Given | undefined
    signal?: AbortSignal | undefined
  }
}

/** Returns what is known without a request. */
function atHand({ order, tokenIds }: Taken, { extraData, given }: getConsent.Options): Consent {
  const own = { signature: order.signature, extraData, tokenIds }
  if (given === undefined || given instanceof BaseError) return own
  return {
    signature: own.signature === '0x' ? given.order.signature : own.signature,
    extraData: extraData ?? given.extraData,
    tokenIds: tokenIds ?? given.criteria?.tokenIds,
  }
}

async function ask(
  market: Market,
  { orderHash, deal }: Taken,
  { account, tokenId, signal }: getConsent.Options,
): Promise<getFulfillmentData.Result> {
  // Besides the tokens of one list, an order can ask for any token of other collections.
  const item = deal.items.find(isListed) ?? deal.items.find(isCriteria) ?? deal.items[0]
  const chosen =
    tokenId === undefined || !item ? undefined : { consideration: { contract: item.token, tokenId } }
  const data = await getFulfillmentData(market.api, {
    side: deal.side,
    orderHash,
    fulfiller: account.address,
    protocolAddress: exchangeOf(market),
    ...chosen,
    signal,
  })
  const given = Order.hash(data.order.parameters)
  if (given !== orderHash) throw new OtherOrderError({ asked: orderHash, given })
  const chainId = market.client.chain?.id
  const claimed = data.transaction.chainId
  if (chainId !== undefined && claimed !== chainId)
    throw new UntrueError({ orderHash, field: 'chain', claimed: String(claimed), signed: String(chainId) })
  return data
}
