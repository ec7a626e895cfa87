import { Deal } from '@souk/market/flows'
import type { Order } from '@souk/seaport'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useMarketPath } from '@souk/ui/parts/kit/useMarketPath.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { inspectWords } from '@souk/words/inspect'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import type { InspectContext } from './context.js'
import { fillObstacle } from './fillObstacle.js'
import { toLink } from './link.js'
import { OrderActions } from './OrderActions.js'
import { toFillIntent } from './toFillIntent.js'
import { toMarketOrder } from './toMarketOrder.js'

/** Lets the visitor fill, cancel or share an order. */
export function OrderActionsContainer({ order, context, ...known }: OrderActionsContainer.Props) {
  const { act } = useArea(inspectWords)
  const base = useMarketPath()
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const [note, setNote] = useState<string>()
  const deal = Deal.from(order.parameters)
  const copy = async () => {
    const link = toLink(order)
    if (!link) return setNote(act.tooLong)
    await navigator.clipboard.writeText(`${window.location.origin}${base}/inspect#${link}`)
    setNote(known.needsSignature ? act.copiedUnsigned : act.copied)
  }
  const clock = useClock()
  return (
    <OrderActions
      order={order}
      side={deal.side}
      isOwn={isSameAddress(account, deal.maker)}
      obstacle={fillObstacle(deal, { ...known, act })}
      note={note}
      onCancel={() =>
        desk.trade({ kind: 'cancelPlan', orders: [toMarketOrder(order, { info, now: clock() })] })
      }
      onFill={() => desk.trade(toFillIntent(order, { info, context, now: clock() }))}
      onCopy={() => void copy()}
    />
  )
}

export declare namespace OrderActionsContainer {
  type Props = {
    order: Order.Order
    context: InspectContext
    /** Whether its signature is missing, so that it cannot be filled. */
    needsSignature: boolean
    /** Whether nobody can fill it now, as far as the chain tells. */
    isClosed: boolean
  }
}
