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
import { useOtherListings } from './useOtherListings.js'
import { whatIsLeft } from './whatIsLeft.js'

type Props = { intent: Extract<TradeIntent, { kind: 'cancel' }>; onClose: () => void }

/** Runs the cancellation dialog. */
export function CancelDialogContainer({ intent, onClose }: Props) {
  const { orderHash, name, side = 'ask', next } = intent
  const desk = useTradeDialogs()
  const facts = useTradeFacts({ kind: 'cancellation' })
  const { state, prepare, estimateFee, start, stop, resume } = useCancelOrders()
  const guard = useGuard()
  const check = useCallback(
    () => prepare({ orders: [orderHash], known: guard().known }, { title: name }),
    [prepare, orderHash, guard, name],
  )
  useEffect(check, [check])
  const { data: order } = useOrder({ orderHash })
  const others = useOtherListings(order)
  const isClosed = state.status === 'ready' && state.plan.orderHashes.length === 0
  return (
    <CancelDialog
      state={state}
      obstacle={isClosed ? 'alreadyClosed' : undefined}
      facts={facts}
      name={name}
      networkFee={<NetworkFee estimate={estimateFee} native={facts.native} />}
      side={side}
      isAuction={order?.type === 'english'}
      {...whatIsLeft(order)}
      others={{
        prices: stillForSale(others, facts.words.cancel.others),
        count: others.length,
        onCancel: () => desk.trade({ kind: 'cancelPlan', orders: others }),
      }}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      onNext={next && (() => desk.trade(next))}
      onStart={start}
      onStop={stop}
      onRetry={check}
      onResume={resume}
      onClose={onClose}
    />
  )
}
