import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { wrappedOf } from '@souk/ui/parts/market/nativeOf.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useCollectionReads } from '@souk/ui/parts/nft/useCollectionMap.js'
import { useBalances } from '@souk/ui/parts/wallet/useBalances.js'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { ElsewhereBeside } from './ElsewherePart.js'
import { forSale } from './forSale.js'
import { moneyOffered } from './moneyOffered.js'
import { useBids } from './useBids.js'
import { askedCollections } from './useOffersOf.js'
import type { usePortfolio } from './usePortfolio.js'
import { WorthBox } from './WorthBox.js'
import { addUp, holdingsOf, worthAtFloor, worthAtOffers } from './worth.js'

/** Calculates the value of a wallet's items, by floor prices and by offers. */
export function WorthContainer({ address, own, portfolio }: WorthContainer.Props) {
  const { listings, offers, swaps, shelf, folded, reads } = portfolio
  // A sum of some of the items would look like that of all.
  const nfts = shelf.isCounting ? undefined : folded.kept
  const desk = useTradeDialogs()
  const info = useInfo()
  const balances = useBalances(address)
  const holdings = useMemo(() => (nfts ? holdingsOf(nfts, address) : undefined), [nfts, address])
  const slugs = useMemo(() => [...(holdings?.keys() ?? [])], [holdings])
  const { collections, isReading } = useCollectionReads(slugs)
  const bids = useBids(slugs, address)
  const offered =
    offers && swaps && !reads.offers.isReading ? moneyOffered([...offers, ...swaps], info) : undefined
  return (
    <WorthBox
      itemCount={nfts?.length ?? 0}
      atFloor={isReading || !nfts ? undefined : worthAtFloor(nfts, { account: address, collections })}
      atOffers={holdings && worthAtOffers(holdings, { bids, wrappedNative: info.wrappedNative })}
      forSale={listings && !reads.listings.isReading ? forSale(listings, info) : undefined}
      offered={offered && { sums: addUp(offered.active), inactive: offered.inactiveCount }}
      firsts={{
        items: nfts && shelf.hasMore ? shelf.nfts?.length : undefined,
        collections: slugs.length > askedCollections ? askedCollections : undefined,
        listings: reads.listings.isCut ? listings?.length : undefined,
        offers: reads.offers.isCut ? (offers?.length ?? 0) + (swaps?.length ?? 0) : undefined,
      }}
      balances={balances}
      beside={<ElsewhereBeside {...{ address, own }} />}
      canWrap={own && wrappedOf(info) !== undefined}
      onWrap={() => desk.trade({ kind: 'wrap' })}
    />
  )
}

export declare namespace WorthContainer {
  type Props = {
    address: Address
    own: boolean
    /** Lists that are undefined still load. */
    portfolio: Pick<
      ReturnType<typeof usePortfolio>,
      'listings' | 'offers' | 'swaps' | 'shelf' | 'folded' | 'reads'
    >
  }
}
