import type { Nft } from '@souk/market'
import { nftName } from '../../nft/nftName.js'
import { HeldOffersContainer } from '../../orders/HeldOffersContainer.js'

/** Names the buyer's own offers on the items of a set, which stay open. The other holders of an edition can accept one. */
export function SetOffers({ nfts }: { nfts: readonly Nft[] }) {
  return nfts
    .filter(({ standard }) => standard === 'erc721')
    .map((nft) => (
      <HeldOffersContainer
        key={`${nft.contract}/${nft.tokenId}`}
        contract={nft.contract}
        tokenId={nft.tokenId}
        title={nftName(nft)}
      />
    ))
}
