import type { Collection, MarketInfo, Nft } from '@souk/market'
import { FeePlan } from '@souk/market/flows'
import { isSameAddress } from '../../format/formatAddress.js'
import type { bundleWords } from '../../i18n/areas/bundle.js'
import { feeKind, type PriceBreakdown } from '../../orders/breakdown.js'

/** The items whose fees are known. */
type About = {
  nfts: readonly Pick<Nft, 'collection'>[]
  /** By slug; those that are loading are missing. */
  collections: ReadonlyMap<string, Collection>
}

/**
 * Splits the price of a set as the order will. Each item has the same share of the price, and a collection receives its
 * fee of the share of its items.
 *
 * @returns Undefined while a collection loads.
 *
 * @example
 * setBreakdown(price, { nfts, collections, info, words }) // → { total: price, seller, parts: [{ name: 'Creator of Lanterns, for 2 of 3 items', … }] }
 */
export function setBreakdown(
  price: bigint,
  about: About & { info: Pick<MarketInfo, 'fees'>; words: Words },
): PriceBreakdown | undefined {
  const { nfts, collections, info, words } = about
  const each = nfts.map(({ collection }) => collections.get(collection))
  if (each.length === 0 || !each.every((collection) => collection !== undefined)) return undefined
  const paid = each.map(({ fees }) => fees.filter(({ basisPoints }) => basisPoints > 0))
  const known = { info, collection: { fees: paid.flat() } }
  const parts = FeePlan.combine(paid).map(({ recipient, basisPoints }) => ({
    to: feeKind(recipient, known),
    recipient,
    basisPoints,
    amount: (price * BigInt(basisPoints)) / 10_000n,
  }))
  const seller = price - parts.reduce((sum, { amount }) => sum + amount, 0n)
  return nameParts({ total: price, seller, parts }, { nfts, collections, words })
}

/** Names the creators among the recipients by their collections, and tells for how many items each is paid. */
export function nameParts(breakdown: PriceBreakdown, about: About & { words: Words }): PriceBreakdown {
  return {
    ...breakdown,
    parts: breakdown.parts.map((part) => {
      const name = part.to === 'creator' ? creatorName(part.recipient, about) : undefined
      return name ? { ...part, name } : part
    }),
  }
}

/** Names the creator who receives the fees of some of the items; undefined for other accounts. */
export function creatorName(
  recipient: string,
  { nfts, collections, words }: About & { words: Words },
): string | undefined {
  const paid = nfts.flatMap(({ collection: slug }) => {
    const collection = collections.get(slug)
    return collection?.fees.some((fee) => isSameAddress(fee.recipient, recipient)) ? [collection] : []
  })
  if (paid.length === 0) return undefined
  const names = [...new Set(paid.map(({ name }) => name))].join(', ')
  return words.creatorOf(names, paid.length, nfts.length)
}

type Words = Pick<(typeof bundleWords)['en'], 'creatorOf'>
