import { useConnection } from 'wagmi'
import { useCartToggle } from '../cart/useCartToggle.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { useInfo } from '../market/useInfo.js'
import { nftName } from '../nft/nftName.js'
import { bestListing } from '../orders/listings.js'
import { editOf } from '../orders/toListDraft.js'
import { useNow } from '../ui/useNow.js'
import { BuyNowRow } from './BuyNowRow.js'
import type { PriceBoxContainer } from './PriceBoxContainer.js'
import { toOffer } from './toOffer.js'

/** Picks the listing beside an auction, and its possible actions. Renders nothing without one. */
export function BuyNowContainer({ nft, collection, listings }: PriceBoxContainer.Props) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const { toggle, has } = useCartToggle()
  const account = useConnection().address
  const { contract, identifier } = nft
  const best = bestListing(nft, { listings, account })
  const now = useNow(best?.type === 'dutch' ? 2_000 : 30_000)
  if (!best) return null
  const { orderHash, taker, type } = best
  return (
    <BuyNowRow
      offer={toOffer(best, { info, collection, account, now })}
      inCart={has(best)}
      onBuy={() => desk.trade({ kind: 'buy', orderHash, contract, identifier })}
      onCart={taker || type === 'dutch' ? undefined : () => toggle(best)}
      onList={() => desk.trade({ kind: 'list', contract, identifier, ...editOf(best, account) })}
      onCancel={() => desk.trade({ kind: 'cancel', orderHash, name: nftName(nft) })}
    />
  )
}
