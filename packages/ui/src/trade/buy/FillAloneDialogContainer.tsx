import { Deal } from '@souk/market/flows'
import { useFulfillOrder } from '@souk/react'
import { isCurrency } from '@souk/seaport'
import { inspectWords } from '@souk/words/inspect'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { useListed } from '../../guard/useListed.js'
import { useArea } from '../../i18n/useArea.js'
import { Checking } from '../shared/Checking.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { FillAloneReview } from './FillAloneReview.js'

type Props = { intent: Extract<TradeIntent, { kind: 'fillAlone' }>; onClose: () => void }

/** Fills an order outside of the market. Needs only the chain, so it works while the market is away. */
export function FillAloneDialogContainer({ intent, onClose }: Props) {
  const { order, title } = intent
  const words = useArea(inspectWords)
  const kind = Deal.from(order.parameters).side === 'bid' ? 'sale' : 'purchase'
  const trade = useTradeFacts({ kind, collection: title })
  const { exactApproval, native } = trade
  const flow = useFulfillOrder({ kind })
  const { prepare } = flow
  const { offer, consideration } = order.parameters
  const tokens = [...offer, ...consideration].filter((item) => !isCurrency(item))
  const listed = useListed(tokens.map(({ token }) => token))
  const guard = useGuard(listed)
  const check = useCallback(
    () => prepare({ order, exactApproval, ...guard() }, { title }),
    [prepare, order, exactApproval, guard, title],
  )
  const { isPending } = listed
  useEffect(() => {
    if (!isPending) check()
  }, [check, isPending])
  const fee = <NetworkFee estimate={flow.estimateFee} native={native} />
  return (
    <FlowDialogContainer
      kind={kind}
      flow={flow}
      trade={trade}
      description={title}
      form={<Checking label={words.checking} />}
      review={(plan) => (
        <FillAloneReview {...{ plan, trade, kind, title }} networkFee={fee} onStart={flow.start} />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt title={words.bought(title)} facts={{ done, native }} onClose={onClose} />
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
