import type { Collection, MarketOrder, Nft } from '@souk/market'
import { useCartToggle } from '@souk/ui/parts/cart/useCartToggle.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { bestListing, unlistedUnits } from '@souk/ui/parts/orders/listings.js'
import { editOf } from '@souk/ui/parts/orders/toListDraft.js'
import { useConnection } from 'wagmi'
import type { PriceBox } from './PriceBox.js'
import { toOffer } from './toOffer.js'

/** An item with its listings. */
export type ListedItem = { nft: Nft; collection: Collection | undefined; listings: readonly MarketOrder[] }

/** Picks the listing of an item that matters to the visitor, and its possible actions. */
export function useMainListing({ nft, collection, listings }: ListedItem): useMainListing.Result {
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { contract, tokenId } = nft
  const best = bestListing(nft, { listings, account })
  const now = useNow(best?.type === 'dutch' ? 2_000 : 30_000)
  return {
    offer: best && toOffer(best, { info, collection, account, now }),
    ...useCartToggle(best),
    onBuy: () => best && desk.trade({ kind: 'buy', orderHash: best.orderHash, contract, tokenId }),
    onList: () => desk.trade({ kind: 'list', contract, tokenId, ...editOf(best, { account, now }) }),
    onListMore:
      unlistedUnits(nft, { listings, account }) > 0n
        ? () => desk.trade({ kind: 'list', contract, tokenId })
        : undefined,
    onCancel: () => best && desk.trade({ kind: 'cancel', orderHash: best.orderHash, name: nftName(nft) }),
  }
}

export declare namespace useMainListing {
  type Result = Pick<PriceBox.Props, 'offer' | 'inCart' | 'onCart' | 'onBuy' | 'onListMore' | 'onCancel'> & {
    onList: () => void
  }
}
