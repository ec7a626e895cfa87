import type { Nft } from '@souk/market'
import { useNfts } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import type { ItemStrip } from './ItemStrip.js'
import { nftName } from './nftName.js'

/** A token, and how many units of it. */
export type StripToken = { contract: Address; tokenId: bigint; units: bigint }

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
  const asked = tokens.map(({ contract, tokenId }) => ({ contract, tokenId }))
  const { data: nfts = [], isPending, error } = useNfts(asked.length > 0 ? { tokens: asked } : undefined)
  return { items: tokens.map((token) => toStripItem(token, nfts)), nfts, isPending, error }
}

/** Describes a token by what the market says about it. */
export function toStripItem(token: StripToken, nfts: readonly Nft[]): ItemStrip.Item {
  const nft = nfts.find(
    ({ contract, tokenId }) => isSameAddress(contract, token.contract) && tokenId === token.tokenId,
  )
  return { ...token, name: nft ? nftName(nft) : `#${token.tokenId}`, picture: nft?.imageUrl }
}
