import { Deal } from '@souk/market/flows'
import { useFulfillOrder } from '@souk/react'
import { isCurrency, type OfferItem } from '@souk/seaport'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useGuard } from '../../guard/useGuard.js'
import { useListed } from '../../guard/useListed.js'
import { inspectWords } from '../../i18n/areas/inspect.js'
import { useArea } from '../../i18n/useArea.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { Review } from '../shared/Review.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'fillAlone' }>; onClose: () => void }

/** Fills an order at hand: nobody but the chain is asked, so it goes on when the market is away. */
export function FillAloneDialogContainer({ intent, onClose }: Props) {
  const { order, title } = intent
  const words = useArea(inspectWords)
  const kind = Deal.from(order.parameters).side === 'bid' ? 'sale' : 'purchase'
  const trade = useTradeFacts({ kind, collection: title })
  const { state, prepare, estimateFee, start, stop, resume } = useFulfillOrder({ kind })
  const { exactApproval } = trade
  const { offer, consideration } = order.parameters
  const listed = useListed([...offer, ...consideration].filter(isToken).map(({ token }) => token))
  const guard = useGuard(listed)
  const check = useCallback(
    () => prepare({ order, exactApproval, ...guard() }, { title }),
    [prepare, order, exactApproval, guard, title],
  )
  const { isPending } = listed
  useEffect(() => {
    if (!isPending) check()
  }, [check, isPending])
  const sums = (list: readonly { currency: `0x${string}`; amount: bigint }[]) =>
    list
      .map(({ currency, amount }) =>
        formatMoney(amount, currencyOf(trade.info, { address: currency }), { exact: true }),
      )
      .join(', ') || words.nothing
  return (
    <FlowDialog
      kind={kind}
      state={state}
      description={title}
      form={
        <DialogActions>
          <Button tone="primary" size="l" className="flex-1" busy>
            {words.checking}
          </Button>
        </DialogActions>
      }
      review={(plan) => (
        <Review
          label={words.plain}
          rows={[
            { name: words.youPay, value: kind === 'sale' ? title : sums(plan.payment) },
            { name: words.youGet, value: kind === 'sale' ? sums(plan.proceeds) : title },
            {
              name: trade.words.trade.networkFee,
              value: <NetworkFee estimate={estimateFee} native={trade.native} />,
            },
          ]}
          steps={trade.stepsOf(plan.steps)}
          onStart={start}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(_, { done }) => (
        <DoneReceipt title={words.bought(title)} done={done} native={trade.native} onClose={onClose} />
      )}
      ways={{ switch: <SwitchNetwork onSwitched={check} /> }}
      onRetry={check}
      onResume={resume}
      onStop={stop}
      onClose={onClose}
    />
  )
}

function isToken(item: Pick<OfferItem, 'itemType'>): boolean {
  return !isCurrency(item)
}
