import type { AnyOrder, Nft, OfferTrait } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useCollectionOffers, useCollections, useNft } from '@souk/react'
import { isCriteria, isCurrency, type OfferItem } from '@souk/seaport'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { useArea } from '../i18n/useArea.js'
import { nftName } from '../nft/nftName.js'
import { traitText } from './fits.js'

/** The subject of an order, by name. */
export type OrderSubject = {
  name: string
  image: string | undefined
  link:
    | { to: '/item/$contract/$id'; params: { contract: string; id: string } }
    | { to: '/collection/$slug'; params: { slug: string } }
    | undefined
  collection?: string | undefined
  /** The number of tokens, if there are several. */
  count?: number
  /** The item's data from the market. */
  nft?: Nft | undefined
  contract?: `0x${string}`
  tokenId?: bigint
}

/** Reads the subject of an order: an item, several, any item of a collection, or both sides of a swap. */
export function useSubject(order: AnyOrder): OrderSubject {
  const words = useArea(orderTexts)
  const { orderHash } = order
  const [given, wanted] = sidesOf(order)
  const subject = useItemSubject(given[0], { orderHash })
  const { name: other } = useItemSubject(wanted[0], { orderHash })
  if (given.length + wanted.length <= 1) return subject
  const nameOf = (name: string, { length }: readonly unknown[]) =>
    length > 1 ? words.andMore(name, length - 1) : name
  const name = nameOf(subject.name, given)
  return {
    // The collection and the item's data belong to one item, so they would be wrong for the whole order.
    name: wanted.length > 0 ? words.swapOf(name, nameOf(other, wanted)) : name,
    image: subject.image,
    link: subject.link,
    count: given.length + wanted.length,
  }
}

/** Returns the tokens of an order; those of a swap by side. */
function sidesOf({ side, order }: AnyOrder): readonly [readonly OfferItem[], readonly OfferItem[]] {
  const deal = Deal.from(order.parameters)
  const isToken = (item: OfferItem) => !isCurrency(item)
  return side === 'swap' ? [deal.given.filter(isToken), deal.wanted.filter(isToken)] : [deal.items, []]
}

/** Reads one item of an order: a token, or any of a collection. */
function useItemSubject(
  item: OfferItem | undefined,
  { orderHash }: Pick<AnyOrder, 'orderHash'>,
): OrderSubject {
  const words = useArea(orderTexts)
  const isAny = item !== undefined && isCriteria(item)
  const { data: nft } = useNft(
    item && !isAny ? { contract: item.token, tokenId: item.identifierOrCriteria } : undefined,
  )
  const { data: collections } = useCollections(isAny ? { limit: 50 } : undefined)
  const found = collections?.pages
    .flatMap((page) => page.collections)
    .find(({ contract }) => isSameAddress(contract, item?.token))
  // Only the collection's offers tell which items an offer on several is for.
  const isSome = isAny && item.identifierOrCriteria !== 0n
  const { data: offers } = useCollectionOffers(isSome && found ? { slug: found.slug, limit: 50 } : undefined)
  if (!item) return { name: formatAddress(orderHash), image: undefined, link: undefined }
  if (isAny) {
    const name = found?.name ?? formatAddress(item.token)
    const offer = offers?.pages.flatMap((page) => page.offers).find((offer) => offer.orderHash === orderHash)
    return {
      name: isSome ? someText(name, { traits: offer?.criteria.traits, words }) : words.anyOf(name),
      image: found?.imageUrl,
      link: found && { to: '/collection/$slug', params: { slug: found.slug } },
    }
  }
  return {
    name: nft ? nftName(nft) : `#${item.identifierOrCriteria}`,
    image: nft?.imageUrl,
    link: {
      to: '/item/$contract/$id',
      params: { contract: item.token, id: String(item.identifierOrCriteria) },
    },
    collection: nft?.collection,
    nft,
    contract: item.token,
    tokenId: item.identifierOrCriteria,
  }
}

/** Describes the items of an offer on several: by its traits if it has any. */
export function someText(
  collection: string,
  { traits = [], words }: { traits?: readonly OfferTrait[] | undefined; words: OrderTexts },
): string {
  return traits.length > 0 ? words.anyWith(collection, traitText(traits)) : words.someOf(collection)
}

type OrderTexts = (typeof orderTexts)['en']
