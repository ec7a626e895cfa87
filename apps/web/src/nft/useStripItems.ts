import type { Nft } from '@souk/market'
import { useNfts } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import type { ItemStrip } from './ItemStrip.js'
import { nftName } from './nftName.js'

/** A token, and how many units of it. */
export type StripToken = { contract: Address; identifier: bigint; units: bigint }

/**
 * Reads several tokens for an {@link ItemStrip}. Those that the market does not know are named by their number.
 *
 * @example
 * const { items, nfts } = useStripItems(order.order.parameters.offer.map(toStripToken))
 */
export function useStripItems(tokens: readonly StripToken[]): {
  items: readonly ItemStrip.Item[]
  nfts: readonly Nft[]
  isPending: boolean
  error: Error | null
} {
  const asked = tokens.map(({ contract, identifier }) => ({ address: contract, identifier }))
  const { data: nfts = [], isPending, error } = useNfts(asked.length > 0 ? { tokens: asked } : undefined)
  return { items: tokens.map((token) => toStripItem(token, nfts)), nfts, isPending, error }
}

/** Describes a token by what the market says about it. */
export function toStripItem(token: StripToken, nfts: readonly Nft[]): ItemStrip.Item {
  const nft = nfts.find(
    ({ contract, identifier }) => isSameAddress(contract, token.contract) && identifier === token.identifier,
  )
  return { ...token, name: nft ? nftName(nft) : `#${token.identifier}`, picture: nft?.imageUrl }
}
