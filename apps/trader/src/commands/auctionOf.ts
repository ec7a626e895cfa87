import { getAuction, type MarketAuction } from '@souk/market'
import { Auction, isCurrency, Order } from '@souk/seaport'
import { currencyOf, isSameAddress } from '@souk/words/format'
import type { Address, Hex } from 'viem'
import type { Session } from '../conduct/Session.js'
import { toCommand } from '../setup/Settings.js'
import type { Item } from '../subject/readSubject.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { itemName } from './about.js'
import { isOrderHash } from './values.js'

/** An auction, as its signed order says. */
export type OpenAuction = {
  orderHash: Hex
  maker: Address
  currency: ReturnType<typeof currencyOf>
  /** The lowest price that wins, in the smallest unit. */
  reserve: bigint
  feeBasisPoints: number
  /** Unix time in seconds. */
  end: bigint
  settleUntil: bigint
  /** Without it, only the seller settles. */
  settler: Address | undefined
  highestBid: MarketAuction['highestBid']
}

/**
 * Finds the auction of an item: the named one, or the one that ends next. Its terms come from the signed order.
 *
 * @throws {RefusedError} if there is none, or if the market answers with another one.
 */
export async function auctionOf(
  session: Session,
  item: Item,
  hash: string | undefined,
): Promise<OpenAuction> {
  const { shop, signal, settings } = session
  if (hash !== undefined && !isOrderHash(hash)) throw new MistakeError(`${hash} is no hash of an order.`)
  const orderHash = hash ?? item.nft.auction?.orderHash
  const name = itemName(item.nft, item.collection)
  const slug = `${item.nft.collection}#${item.nft.tokenId}`
  if (orderHash === undefined)
    throw new RefusedError([
      `${name} is not on auction. To list auctions: ${toCommand(settings, 'auctions')}. To make an offer: ${toCommand(settings, `offer ${slug} PRICE`)}`,
    ])
  const found = await getAuction(shop.api, { orderHash: orderHash.toLowerCase() as Hex, signal })
  const { parameters } = found.order.order
  const [given] = parameters.offer
  const isOfItem =
    given && isSameAddress(given.token, item.nft.contract) && given.identifierOrCriteria === item.nft.tokenId
  if (Order.hash(parameters) !== orderHash.toLowerCase())
    throw new RefusedError([
      'The market answers with another auction than it was asked for. Do not trade here.',
    ])
  if (!isOfItem) throw new MistakeError(`${orderHash} is no auction of ${name}.`)
  if (found.phase === 'over') throw new RefusedError([`The auction of ${name} is over.`])
  return {
    ...fromSigned(parameters, shop.info),
    orderHash: found.order.orderHash,
    highestBid: found.highestBid,
  }
}

function fromSigned(
  { offerer, consideration, zoneHash, endTime }: Order.Components,
  info: Session['shop']['info'],
): Omit<OpenAuction, 'orderHash' | 'highestBid'> {
  const terms = Auction.decodeTerms(zoneHash)
  const [money] = consideration.filter(isCurrency)
  if (!money || consideration.length > 1)
    throw new RefusedError(['The order of this auction asks for more than a sum of money.'])
  return {
    ...{ maker: offerer, currency: currencyOf(info, { address: money.token }) },
    ...{ feeBasisPoints: terms.feeBasisPoints, settler: terms.settler },
    reserve: Auction.reserveOf(money.startAmount, terms),
    end: terms.end > 0n ? terms.end : endTime,
    settleUntil: endTime,
  }
}
