import type { Collection, MarketOrder, Nft } from '@souk/market'
import { useFulfillOrder, useWakingListings } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import { zeroAddress } from 'viem'
import { useGuard } from '../../guard/useGuard.js'
import { useClock } from '../../kit/useClock.js'
import { orderBreakdown } from '../../orders/breakdown.js'
import { lotOf } from '../../orders/lotOf.js'
import { useBalance } from '../../wallet/useBalances.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { movingPrice } from './movingPrice.js'
import { useGift } from './useGift.js'

/** Checks a purchase: the number of units, and the receiving wallet. */
export function usePurchase({ nfts, order, collections, title, onRefresh, facts }: usePurchase.Options) {
  const { info, account, exactApproval } = facts
  const { orderHash, maker, currency } = order
  const flow = useFulfillOrder()
  const { prepare, reset } = flow
  const guard = useGuard({ collections, nfts })
  const lot = lotOf(order)
  const [units, setUnits] = useState(lot)
  const { data: waking = [] } = useWakingListings(account && { order, maker: account })
  const [openedAt] = useState(useClock())
  const moving = movingPrice(order, { openedAt, units })
  const collection = { fees: collections.flatMap(({ fees }) => fees) }
  const breakdown = orderBreakdown(order, units, { info, collection, now: moving?.shownAt ?? openedAt })
  const balance = useBalance(currency.address, account)
  const gift = useGift({
    account,
    contract: nfts[0]?.contract ?? zeroAddress,
  })
  const { recipient } = gift
  const { total } = breakdown
  const isEdition = order.total > 1n
  const check = useCallback(() => {
    const expected = { payment: total, currency: currency.address, maker }
    const whose = recipient ? { recipient } : {}
    prepare(
      {
        order: orderHash,
        ...(isEdition ? { quantity: units } : {}),
        ...whose,
        expected,
        exactApproval,
        ...guard(),
      },
      { title },
    )
  }, [
    prepare,
    orderHash,
    units,
    isEdition,
    recipient,
    total,
    currency.address,
    maker,
    exactApproval,
    guard,
    title,
  ])
  useEffect(check, [check])
  // Any failure may mean that the order is gone, so this reads its current state.
  const retry = async () => {
    reset()
    const fresh = await onRefresh()
    if (fresh?.status === 'active') check()
  }
  return {
    flow,
    check,
    retry,
    breakdown,
    balance,
    moving,
    units: isEdition ? { chosen: units, most: order.remaining, lot, onChange: setUnits, order } : undefined,
    waking: recipient ? [] : waking,
    // The item of a private listing goes to its taker.
    gift: order.taker ? undefined : gift,
  }
}

export declare namespace usePurchase {
  type Options = {
    /** What the order sells. */
    nfts: readonly Nft[]
    /** The collections of the items, each once. */
    collections: readonly Collection[]
    /** Names what the order sells. */
    title: string
    order: MarketOrder
    /** Asks the market for the order's current state. */
    onRefresh: () => Promise<MarketOrder | undefined>
    facts: ReturnType<typeof useTradeFacts>
  }
}
