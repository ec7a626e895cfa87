import type { Collection, Nft } from '@souk/market'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { nftName } from '../../nft/nftName.js'

/** Names a token of an order. */
export type NameOf = (token: { token: string; identifierOrCriteria: bigint } | undefined) => string

/** Names tokens as the shelf named them. */
export function toNames(nfts: readonly Nft[]): NameOf {
  return (token) => {
    const nft = nfts.find(
      ({ contract, identifier }) =>
        isSameAddress(contract, token?.token) && identifier === token?.identifierOrCriteria,
    )
    return nft ? nftName(nft) : `${formatAddress(token?.token ?? '')} #${token?.identifierOrCriteria ?? ''}`
  }
}

/** An approval opens all of a contract, whatever of it is listed; so that is what it is called by. */
export function collectionName(
  nfts: readonly Nft[],
  { contract, collections }: { contract: string; collections: ReadonlyMap<string, Collection> },
): string {
  const nft = nfts.find((one) => isSameAddress(one.contract, contract))
  return collections.get(nft?.collection ?? '')?.name ?? formatAddress(contract)
}
