import type { Activity, Collection, CollectionOffer, Currency, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import type { Session } from '../conduct/Session.js'
import { sumsText } from '../review/Review.js'
import { type Quoted, quoteCollection, quoteName, quoteNft } from './quote.js'

type Known = Pick<Session, 'shop'>

/** An amount: in the smallest unit, and as a text. */
function toSum(amount: bigint, { address }: Pick<Currency, 'address'>, { shop }: Known) {
  return { amount, currency: address, text: sumsText([{ currency: address, amount }], shop.info) }
}

/** A collection, with the texts of strangers apart. */
export function toCollection(found: Collection, known: Known): object {
  const { contract, standard, fees, stats } = found
  return {
    ...{ contract, standard, fees },
    items: stats.totalSupply,
    owners: stats.owners,
    listed: stats.listed,
    sales: stats.sales,
    floor: stats.floor && toSum(stats.floor.price, stats.floor.currency, known),
    topOffer: stats.topOffer && toSum(stats.topOffer.price, stats.topOffer.currency, known),
    ...quoteCollection(found),
  }
}

/** An item, with the texts of strangers apart. */
export function toItem(nft: Nft, known: Known): object {
  const { contract, tokenId, standard, supply, rarityRank, listing, lastSale, auction } = nft
  return {
    ...{ item: `${contract}#${tokenId}`, contract, tokenId, standard, supply, rarityRank },
    owners: nft.owners.slice(0, 5),
    listing: listing && {
      ...{ orderHash: listing.orderHash, maker: listing.maker, endTime: listing.endTime },
      ...{ unitPrice: toSum(listing.unitPrice, listing.currency, known), remaining: listing.remaining },
    },
    isOnAuction: auction !== undefined,
    lastSale: lastSale && {
      ...toSum(lastSale.price, lastSale.currency, known),
      quantity: String(lastSale.quantity),
      transactionHash: lastSale.transactionHash,
    },
    ...quoteNft(nft),
  }
}

/** An offer on any item of a collection, as its signed order says. */
export function toOffer({ orderHash, criteria, remaining, order }: CollectionOffer, known: Known): object {
  const { maker, currency, money, endTime, total } = Deal.from(order.parameters)
  const price = money.reduce((sum, item) => sum + item.endAmount, 0n)
  return {
    ...{ orderHash, contract: criteria.contract, maker, endTime, total, remaining },
    price: currency && toSum(price, { address: currency }, known),
    hasTraits: (criteria.traits?.length ?? 0) > 0,
    isListOfItems: criteria.tokenIds !== undefined,
  }
}

/** An event, without names. */
export function toEvent(event: Activity, known: Known): object {
  const { type, at, contract, tokenId, quantity, from, to, price, currency, orderHash, side } = event
  return {
    ...{ type, at, contract, tokenId, quantity, from, to, orderHash, side },
    transactionHash: event.transactionHash,
    price: price !== undefined && currency ? toSum(price, currency, known) : undefined,
  }
}

/** What `souk portfolio` says of an item. */
export type Owned = { collection: string; name: string }

/** An item of a portfolio, with the texts of strangers apart. */
export function toOwned({ collection: _, name, ...rest }: Owned): object & Quoted {
  return { ...rest, ...quoteName(name) }
}
