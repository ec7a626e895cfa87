import {
  type CancellationIssue,
  type CancellationPlan,
  prepareCancellation,
  type Receipt,
  type TradeContext,
  useFlow,
} from '@souk/react'
import { useEffect } from 'react'
import type { TradeIntent } from '../frame/trade.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { CancelDialog } from './CancelDialog.js'
import { SwitchNetwork } from './SwitchNetwork.js'

type Props = { intent: Extract<TradeIntent, { kind: 'cancel' }>; context: TradeContext; onClose: () => void }

/** Runs the cancelling dialog. */
export function CancelDialogContainer({ intent, context, onClose }: Props) {
  const { info } = context
  const { orderHash } = intent
  const { state, prepare, start } = useFlow<CancellationPlan, Receipt, CancellationIssue>()
  const check = () => prepare((signal) => prepareCancellation(context, { orderHash, signal }))
  useEffect(() => {
    prepare((signal) => prepareCancellation(context, { orderHash, signal }))
  }, [prepare, context, orderHash])
  return (
    <CancelDialog
      state={state}
      words={{ info, networkName: chainName(info), item: intent.name, collection: '' }}
      native={context.client.chain.nativeCurrency}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      onStart={start}
      onRetry={check}
      onClose={onClose}
    />
  )
}
