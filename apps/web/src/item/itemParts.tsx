import type { Collection, MarketOrder, Nft } from '@souk/market'
import { ActivityContainer } from '@souk/ui/parts/activity/ActivityContainer.js'
import { BoxSkeleton } from '@souk/ui/parts/kit/BoxSkeleton.js'
import { OwnOffersContainer } from '@souk/ui/parts/trade/shared/OwnOffersContainer.js'
import { AuctionContainer } from './AuctionContainer.js'
import { BuyNowContainer } from './BuyNowContainer.js'
import { ComparableSalesContainer } from './ComparableSalesContainer.js'
import type { Item } from './Item.js'
import { ItemMarksContainer } from './ItemMarksContainer.js'
import { ItemToolsContainer } from './ItemToolsContainer.js'
import { ListingsContainer } from './ListingsContainer.js'
import { MoreItemsContainer } from './MoreItemsContainer.js'
import { OffersContainer } from './OffersContainer.js'
import { OlderOrdersContainer } from './OlderOrdersContainer.js'
import { PriceBoxContainer } from './PriceBoxContainer.js'
import { PriceHistoryContainer } from './PriceHistoryContainer.js'
import { ProvenanceContainer } from './ProvenanceContainer.js'
import { SpamNoticeContainer } from './SpamNoticeContainer.js'
import { TraitsContainer } from './TraitsContainer.js'

type Parts =
  | 'tools'
  | 'marks'
  | 'notice'
  | 'boxes'
  | 'listings'
  | 'offers'
  | 'traits'
  | 'provenance'
  | 'history'
  | 'similar'
  | 'activity'

/** Makes the parts of an item's page that read their own data. */
export function itemParts(about: {
  nft: Nft
  collection: Collection | undefined
  /** Undefined until they are read. */
  listings: readonly MarketOrder[] | undefined
  /** Whether the visitor holds it. */
  held: boolean
  /** The label of the activity list. */
  activityLabel: string
}): Pick<Item.Props, Parts> {
  const { nft, collection, listings = [], held, activityLabel } = about
  const { contract, tokenId } = nft
  const priced = { nft, collection, listings }
  const auctions = listings.filter(({ type, status }) => type === 'english' && status === 'active')
  // A token has one winner or one buyer, so one box shows both ways. Units of an edition are sold separately.
  const isOneBox = auctions.length > 0 && nft.standard === 'erc721'
  return {
    tools: <ItemToolsContainer nft={nft} />,
    marks: <ItemMarksContainer nft={nft} />,
    notice: (
      <>
        <SpamNoticeContainer nft={nft} />
        <OlderOrdersContainer nft={nft} listings={listings} />
        {/* The box of an auction speaks of bids on it. */}
        {(held || auctions.length === 0) && (
          <OwnOffersContainer nfts={[nft]} at={held ? 'held' : 'looking'} />
        )}
      </>
    ),
    // Until they are read, the page must not say that nobody is selling.
    boxes:
      about.listings === undefined ? (
        <BoxSkeleton />
      ) : (
        <>
          {auctions.map((order, place) => (
            <AuctionContainer
              key={order.orderHash}
              nft={nft}
              order={order}
              buyNow={place === 0 && isOneBox && <BuyNowContainer {...priced} />}
            />
          ))}
          {!isOneBox && <PriceBoxContainer {...priced} />}
        </>
      ),
    listings: about.listings ? <ListingsContainer nft={nft} listings={listings} /> : <BoxSkeleton />,
    offers: <OffersContainer nft={nft} held={held} />,
    traits: <TraitsContainer nft={nft} collection={collection} />,
    provenance: <ProvenanceContainer nft={nft} />,
    similar: (
      <>
        <ComparableSalesContainer nft={nft} />
        <MoreItemsContainer nft={nft} collection={collection} />
      </>
    ),
    history: <PriceHistoryContainer nft={nft} />,
    activity: <ActivityContainer scope={{ contract, tokenId }} label={activityLabel} />,
  }
}
