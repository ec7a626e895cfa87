import type { CollectionOffer, MarketOrder } from '@souk/market'
import { useFulfillOrder, useOrder } from '@souk/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import { priced } from '../../orders/priced.js'
import { fallAsleep } from '../shared/fallAsleep.js'
import { isOpenToNews } from '../shared/obstacle.js'
import type { Item } from '../shared/useItem.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { leftAfterSale, openUnits } from './leftAfterSale.js'
import { toSale } from './sale.js'
import { saleUnits } from './saleUnits.js'

/** Checks the sale of an item to an offer: the number of units, and the listings of the seller that it ends. */
export function useSale({ nft, collection, offer }: Item & { offer: MarketOrder | CollectionOffer }) {
  const flow = useFulfillOrder({ kind: 'sale' })
  const trade = useTradeFacts({ kind: 'sale', collection: collection.name })
  const { account, exactApproval, clock } = trade
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  // From when the dialog opened: an update of the offer must not change what the visitor agrees to.
  const [shown] = useState(() => toSale(offer, clock()))
  const { lot, most } = saleUnits(offer, { nft, account })
  const [chosen, onChange] = useState(lot)
  const { data: news } = useOrder({ orderHash: offer.orderHash })
  const live = priced(news) ?? offer
  // Until the sale begins, since the market tells of it later than the receipt.
  const before = useRef(openUnits(live))
  if (isOpenToNews(flow.state)) before.current = openUnits(live)
  const own = useOwnListings(nft, account)
  const { prepare } = flow
  const title = nftName(nft)
  const check = useCallback(
    () => prepare({ ...shown, tokenId: nft.tokenId, quantity: chosen, exactApproval, ...guard() }, { title }),
    [prepare, shown, nft.tokenId, chosen, exactApproval, guard, title],
  )
  useEffect(check, [check])
  return {
    flow,
    trade,
    check,
    name: title,
    /** Absent where there is nothing to choose. */
    units: most > lot ? { chosen, most, lot, onChange } : undefined,
    /** How many units the offer still takes after the sale of some. */
    leftAfter: (sold: bigint) => leftAfterSale(live, { before: before.current, sold }),
    bound: fallAsleep(own, { leaving: [{ nft, quantity: chosen }], account }),
  }
}
