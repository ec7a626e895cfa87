import type { Address } from 'viem'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { formatMoney } from '../../format/formatMoney.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { Notice } from '../../kit/Notice.js'
import { nftName } from '../../nft/nftName.js'
import { unitPrice } from '../../orders/statusText.js'
import { type Bound, boundOrders } from './boundOrders.js'
import type { GivingOrders } from './useGivingOrders.js'

/**
 * Says which given items are in another open order of the visitor, and what the swap means for that order; also that not
 * all of these orders could be read.
 */
export function BoundNotices({ items, own, account, isAccepting = false }: BoundNotices.Props) {
  const { form, review, unread } = useArea(swapTradeWords)
  const words = isAccepting ? review.bound : form.bound
  const bound = boundOrders(items, { orders: own.orders, account })
  const isUnread = own.isIncomplete && items.length > 0
  if (bound.length === 0 && !isUnread) return null
  return (
    <Notice tone="warn">
      <ul className="space-y-1">
        {bound.map((one) => (
          <li key={`${one.order.orderHash}/${one.item.nft.tokenId}`}>{boundText(one, words)}</li>
        ))}
        {isUnread && <li>{unread}</li>}
      </ul>
    </Notice>
  )
}

export declare namespace BoundNotices {
  type Props = {
    items: readonly SwapItem[]
    /** The orders of the visitor to look at. */
    own: GivingOrders
    account: Address | undefined
    /** Whether the items leave the wallet now. Otherwise the swap is only offered. @default false */
    isAccepting?: boolean
  }
}

function boundText({ item, order }: Bound, bound: (typeof swapTradeWords)['en']['form']['bound']): string {
  const name = nftName(item.nft)
  if (order.side === 'swap') return bound.swap(name)
  if (order.type === 'english') return bound.auction(name)
  return bound.listing(name, formatMoney(unitPrice(order), order.currency))
}
