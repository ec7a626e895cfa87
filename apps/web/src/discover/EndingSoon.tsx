import type { Nft } from '@souk/market'
import { auctionCardWords } from '../i18n/areas/auctionCard.js'
import { useArea } from '../i18n/useArea.js'
import { NftCard } from '../nft/NftCard.js'

/** Shows the auctions that end next as a row of cards that scrolls sideways. */
export function EndingSoon({ nfts, heldOf }: EndingSoon.Props) {
  const { endingSoon } = useArea(auctionCardWords)
  return (
    <section aria-labelledby="ending-soon" className="space-y-4">
      <h2 id="ending-soon" className="text-2xl">
        {endingSoon}
      </h2>
      <ul className="-mx-(--gutter) flex gap-3 overflow-x-auto overscroll-x-contain px-(--gutter) pb-2">
        {nfts.map(({ listing: _, ...onAuction }) => (
          // The bid matters here, not the price at which it can be bought now.
          <li key={`${onAuction.contract}:${onAuction.tokenId}`} className="w-40 shrink-0 sm:w-48">
            <NftCard nft={onAuction} held={heldOf(onAuction)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export declare namespace EndingSoon {
  type Props = { nfts: readonly Nft[]; heldOf: (nft: Nft) => bigint | undefined }
}
