import type { Nft } from '@souk/market'
import { auctionCardWords } from '@souk/ui/parts/i18n/areas/auctionCard.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { NftCard } from '@souk/ui/parts/nft/NftCard.js'

/** With fewer auctions, the row has room to say how they work. */
const fullRow = 4

/** Shows the auctions that end next as a row of cards that scrolls sideways. Beside few of them, it says how they work. */
export function EndingSoon({ nfts, heldOf }: EndingSoon.Props) {
  const { endingSoon, how } = useArea(auctionCardWords)
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
        {nfts.length < fullRow && (
          <li className="zellige flex min-w-40 flex-1 items-center rounded-card border border-line bg-sunk p-4 text-clay sm:min-w-64 sm:p-8">
            <div className="max-w-md space-y-1 text-ink sm:space-y-2">
              <p className="font-display text-lg leading-tight font-[560] sm:text-2xl">{how.title}</p>
              <p className="text-sm text-ink-soft sm:text-base">{how.meaning}</p>
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}

export declare namespace EndingSoon {
  type Props = { nfts: readonly Nft[]; heldOf: (nft: Nft) => bigint | undefined }
}
