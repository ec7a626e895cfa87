import type { Collection, Nft } from '@souk/market'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { nftName } from '../../nft/nftName.js'

/** Returns the name of an order's token. */
export type NameOf = (token: { token: string; identifierOrCriteria: bigint } | undefined) => string

/** Names tokens as the shelf does. */
export function toNames(nfts: readonly Nft[]): NameOf {
  return (token) => {
    const nft = nfts.find(
      ({ contract, tokenId }) =>
        isSameAddress(contract, token?.token) && tokenId === token?.identifierOrCriteria,
    )
    return nft ? nftName(nft) : `${formatAddress(token?.token ?? '')} #${token?.identifierOrCriteria ?? ''}`
  }
}

/** An approval covers all tokens of a contract, whichever are listed, so it is named after the collection. */
export function collectionName(
  nfts: readonly Nft[],
  { contract, collections }: { contract: string; collections: ReadonlyMap<string, Collection> },
): string {
  const nft = nfts.find((one) => isSameAddress(one.contract, contract))
  return collections.get(nft?.collection ?? '')?.name ?? formatAddress(contract)
}

/** Names the item of one line. */
export function nameAt(lines: readonly { nft: Nft }[], index: number): string | undefined {
  const nft = lines[index]?.nft
  return nft && nftName(nft)
}
