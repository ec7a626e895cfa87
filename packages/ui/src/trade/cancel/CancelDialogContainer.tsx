import { useCancelOrders, useOrder } from '@souk/react'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { useGuard } from '../../guard/useGuard.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { CancelDialog } from './CancelDialog.js'
import { stillForSale } from './stillForSale.js'
import { useCancelledKind } from './useCancelledKind.js'
import { useIsWinner } from './useIsWinner.js'
import { useOtherListings } from './useOtherListings.js'
import { whatIsLeft } from './whatIsLeft.js'

type Props = { intent: Extract<TradeIntent, { kind: 'cancel' }>; onClose: () => void }

/** The name of an order until more is known of it than its side. */
const kinds = { ask: 'listing', bid: 'offer', swap: 'swap' } as const

/** Runs the cancellation dialog. */
export function CancelDialogContainer({ intent, onClose }: Props) {
  const { orderHash, name, side = 'ask', next } = intent
  const desk = useTradeDialogs()
  const facts = useTradeFacts({ kind: 'cancellation' })
  const { state, prepare, estimateFee, start, stop, resume } = useCancelOrders()
  const guard = useGuard()
  const { data: order, isPending } = useOrder({ orderHash })
  const fallback = kinds[side]
  const cancels = useCancelledKind(order, { isRead: !isPending, fallback })
  const check = useCallback(() => {
    // The list of trades says what was cancelled.
    if (cancels) prepare({ orders: [orderHash], known: guard().known }, { title: name, cancels })
  }, [prepare, orderHash, guard, name, cancels])
  useEffect(check, [check])
  const others = useOtherListings(order)
  const isWinner = useIsWinner(order)
  const isClosed = state.status === 'ready' && state.plan.orderHashes.length === 0
  return (
    <CancelDialog
      state={state}
      obstacle={isClosed ? 'alreadyClosed' : undefined}
      facts={facts}
      name={name}
      networkFee={<NetworkFee estimate={estimateFee} native={facts.native} />}
      kind={cancels ?? fallback}
      isWinner={isWinner}
      {...whatIsLeft(order, facts.words.cancel)}
      others={{
        prices: stillForSale(others, facts.words.cancel.others),
        count: others.length,
        onCancel: () => desk.trade({ kind: 'cancelPlan', orders: others }),
      }}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      next={next}
      onNext={desk.trade}
      onStart={start}
      onStop={stop}
      onRetry={check}
      onResume={resume}
      onClose={onClose}
    />
  )
}
