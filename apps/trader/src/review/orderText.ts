import {
  getCollections,
  type MarketApi,
  type MarketInfo,
  type MarketOrder,
  type MarketSwap,
} from '@souk/market'
import { Deal, SwapPayment } from '@souk/market/flows'
import { type ConsiderationItem, isCriteria, isCurrency, type OfferItem } from '@souk/seaport'
import { formatAddress } from '@souk/words/format'
import { named } from '../terminal/text.js'
import { sumsText } from './Review.js'

/** The slugs of collections, by their contracts in lower case. */
export type Slugs = ReadonlyMap<string, string>

/** Reads the slugs of collections. */
export async function readSlugs({ shop, signal }: readSlugs.Reader): Promise<Slugs> {
  const { collections } = await getCollections(shop.api, { limit: 50, signal })
  return new Map(
    collections.flatMap(({ contract, slug }) => (contract ? [[contract.toLowerCase(), named(slug)]] : [])),
  )
}

export declare namespace readSlugs {
  type Reader = { shop: { api: MarketApi }; signal: AbortSignal }
}

/** Names the item of an order by the slug of its collection. */
export function itemOf({ side, order: { parameters } }: MarketOrder, slugs: Slugs): string {
  const [first] = side === 'ask' ? parameters.offer : parameters.consideration
  if (!first) return '–'
  const place = slugs.get(first.token.toLowerCase()) ?? formatAddress(first.token)
  return first.itemType >= 4 ? `${place}, any` : `${place}#${first.identifierOrCriteria}`
}

/** Names what the maker of a swap gives and wants. */
export function swapSides(
  { order: { parameters } }: Pick<MarketSwap, 'order'>,
  { now, slugs, info }: swapSides.Known,
): { gives: string; wants: string } {
  const { given, wanted } = Deal.from(parameters)
  const payments = SwapPayment.list(parameters, { now })
  const side = (items: readonly OfferItem[], by: SwapPayment.SwapPayment['by']) =>
    [
      ...tokensOf(items).map(({ contract, tokenId, units }) => {
        const place = slugs.get(contract.toLowerCase()) ?? formatAddress(contract)
        const name = tokenId === undefined ? `${place}, any` : `${place}#${tokenId}`
        return units > 1n ? `${units} × ${name}` : name
      }),
      ...payments.filter((one) => one.by === by).map((one) => sumsText([one], info)),
    ].join(' + ')
  return { gives: side(given, 'maker'), wants: side(wanted, 'taker') }
}

export declare namespace swapSides {
  type Known = {
    /** Seconds; for amounts that change with time. */
    now: bigint
    slugs: Slugs
    info: Pick<MarketInfo, 'currencies'>
  }
}

/** Returns the tokens among items. */
export function tokensOf(items: readonly (OfferItem | ConsiderationItem)[]) {
  return items
    .filter((item) => !isCurrency(item))
    .map((item) => ({
      ...{ contract: item.token, units: item.startAmount },
      tokenId: isCriteria(item) ? undefined : item.identifierOrCriteria,
    }))
}
