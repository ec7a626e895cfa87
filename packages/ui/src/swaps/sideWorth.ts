import type { Collection, Currency, MarketInfo, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { currencyOf } from '../orders/currencyOf.js'
import { floorOf } from '../orders/floorOf.js'
import { isSameWorth } from '../orders/isSameWorth.js'
import type { Side, SideToken } from './swapSides.js'

/** What the app knows about the items of swaps. */
export type SwapKnowledge = {
  info: Pick<MarketInfo, 'currencies' | 'wrappedNative'>
  nfts: readonly Nft[]
  collections: readonly Collection[]
}

/** An estimate of a side: totals by currency, and the number of items without a floor. */
export type SideWorth = { sums: readonly { currency: Currency; amount: bigint }[]; unknown: number }

/**
 * Estimates a side: each item counts as much as its floor, and money as it is. Amounts of the native and the wrapped
 * currency are one sum.
 *
 * @example
 * sideWorth(side, known) // → { sums: [{ currency: ether, amount: 400000000000000000n }], unknown: 0 }
 */
export function sideWorth({ tokens, money }: Side, known: SwapKnowledge): SideWorth {
  const sums: { currency: Currency; amount: bigint }[] = []
  const add = (currency: Currency, amount: bigint) => {
    const sum = sums.find((one) => isSameWorth(one.currency, currency, known.info.wrappedNative))
    if (sum) sum.amount += amount
    else sums.push({ currency, amount })
  }
  let unknown = 0
  for (const token of tokens) {
    const floor = floorOfToken(token, known)
    if (floor) add(floor.currency, floor.price * token.quantity)
    else unknown += 1
  }
  for (const { currency, amount } of money) add(currencyOf(known.info, { address: currency }), amount)
  return { sums, unknown }
}

/** Finds the item of a token. */
export function nftOf(
  { contract, tokenId }: Omit<SideToken, 'quantity'>,
  { nfts }: Pick<SwapKnowledge, 'nfts'>,
): Nft | undefined {
  return nfts.find((nft) => nft.tokenId === tokenId && isSameAddress(nft.contract, contract))
}

/** Finds the collection of a token, even of any token of its contract. */
export function collectionOf(
  token: Omit<SideToken, 'quantity'>,
  known: Pick<SwapKnowledge, 'nfts' | 'collections'>,
): Collection | undefined {
  const slug = nftOf(token, known)?.collection
  return known.collections.find((one) =>
    slug === undefined ? isSameAddress(one.contract, token.contract) : one.slug === slug,
  )
}

function floorOfToken(token: SideToken, known: SwapKnowledge) {
  const nft = nftOf(token, known)
  const collection = collectionOf(token, known)
  return nft ? floorOf(nft, collection) : collection?.stats.floor
}
