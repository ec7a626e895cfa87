import { useOrders } from '@souk/react'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { isHiddenOffer, useHiddenOffers } from '@souk/ui/parts/orders/hiddenOffers.js'
import { Link } from '@tanstack/react-router'
import type { Address } from 'viem'

/** The most offers to count. */
const counted = 50

/** Says how many offers on the items of a wallet wait, also before its first trade. Hidden ones do not count. */
export function WaitingOffers({ account, onLeave }: { account: Address; onLeave: () => void }) {
  const { activity } = useTradeWords()
  const { data, hasNextPage } = useOrders({ side: 'bid', owner: account, limit: counted })
  const [hidden] = useHiddenOffers()
  const offers =
    data?.pages[0]?.orders.filter((offer) => offer.status === 'active' && !isHiddenOffer(offer, hidden)) ?? []
  if (offers.length === 0) return null
  return (
    <Notice
      tone="info"
      action={
        <Link to="/me" search={{ tab: 'received' }} onClick={onLeave} className={buttonClass('quiet')}>
          {activity.toOffers}
        </Link>
      }
    >
      {activity.waiting(offers.length, hasNextPage)}
    </Notice>
  )
}
