import { useMatchOrders } from '@souk/react'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { matchWords } from '../../i18n/areas/match.js'
import { useArea } from '../../i18n/useArea.js'
import { Checking } from '../shared/Checking.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { MatchReview } from './MatchReview.js'

type Props = { intent: Extract<TradeIntent, { kind: 'match' }>; onClose: () => void }

/** Settles orders against each other. Needs only the chain. */
export function MatchDialogContainer({ intent, onClose }: Props) {
  const { orders, tokens, title } = intent
  const words = useArea(matchWords)
  const trade = useTradeFacts({ kind: 'action', collection: title })
  const { account, native, exactApproval } = trade
  const flow = useMatchOrders()
  const { prepare } = flow
  const guard = useGuard()
  const check = useCallback(
    () => prepare({ orders: orders.map((order) => ({ order })), exactApproval, ...guard() }, { title }),
    [prepare, orders, exactApproval, guard, title],
  )
  useEffect(check, [check])
  const fee = <NetworkFee estimate={flow.estimateFee} native={native} />
  return (
    <FlowDialogContainer
      kind="action"
      titles={words.titles}
      flow={flow}
      trade={trade}
      description={title}
      form={<Checking label={words.checking} />}
      review={({ movements, surplus, steps }) => (
        <MatchReview
          {...{ movements, surplus, account, tokens }}
          networkFee={fee}
          steps={trade.stepsOf(steps)}
          onStart={flow.start}
        />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt title={words.settled} facts={{ done, native }} onClose={onClose} />
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
