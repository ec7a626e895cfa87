import type { MarketInfo } from '@souk/market'
import type { Order } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { type KnownCollection, toKnown } from '@souk/words/findings'
import { chainIn, type Pasted } from '@souk/words/inspect'
import type { Address } from 'viem'

/** The data that the inspection uses besides the order. */
export type InspectContext = Order.Context & {
  chainId: number
  info: Pick<MarketInfo, 'fees'>
  collections: readonly KnownCollection[]
}

/**
 * Collects the data for the inspection: this market's currencies, collections, prices and contracts.
 *
 * @param options.creatorOf - Describes the recipient of a collection's fees.
 */
export function toContext(info: MarketInfo, options: toContext.Options): InspectContext {
  return { ...toKnown(info, options), info, collections: options.collections }
}

export declare namespace toContext {
  type Options = toKnown.Options & { creatorOf: (name: string) => string }
}

/** Finds the network of orders that are not for this one: neither its money nor its node says anything about them. */
export function elsewhereOf(
  text: string,
  pasted: Pasted,
  { chain, chainId, chains = [] }: Pick<MarketInfo, 'chain' | 'chainId' | 'chains'>,
): { title: string | undefined } | undefined {
  if (pasted.type !== 'orders') return undefined
  const found = chainIn(text, [{ chain, chainId }, ...chains])
  if (found === undefined || found === chainId) return undefined
  return { title: chains.find((one) => one.chainId === found)?.title }
}

/** Returns the collection of an order's token, if this market knows it. */
export function collectionOf(
  { offer, consideration }: Pick<Order.Components, 'offer' | 'consideration'>,
  { collections }: Pick<InspectContext, 'collections'>,
): KnownCollection | undefined {
  const tokens: readonly Address[] = [...offer, ...consideration].map(({ token }) => token)
  return collections.find(({ contract }) => tokens.some((token) => isSameAddress(contract, token)))
}
