import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { formatMoney } from '../../format/formatMoney.js'
import { Button } from '../../kit/Button.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { useBalance } from '../../wallet/useBalances.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SweepChecking } from './SweepChecking.js'
import { SweepReceipt } from './SweepReceipt.js'
import { SweepReview } from './SweepReview.js'
import { useSweep } from './useSweep.js'

type Props = { intent: Extract<TradeIntent, { kind: 'sweep' }>; onClose: () => void }

/** Buys the cart's items with one transaction, never for more than was shown. */
export function SweepDialogContainer({ intent, onClose }: Props) {
  const { group, onBack } = intent
  // A single item is bought or not; a sweep can skip items.
  const kind = group.lines.length === 1 ? 'purchase' : 'sweep'
  const desk = useTradeDialogs()
  const trade = useTradeFacts({ kind })
  const { info, words, native, account } = trade
  const currency = currencyOf(info, { address: group.currency })
  const balance = useBalance(group.currency, account)
  const { flow, check, nfts, others, left, underWay } = useSweep(group, trade)
  const next = others.map((other) => ({
    label: words.cart.buy(
      other.lines.length,
      formatMoney(other.total, currencyOf(info, { address: other.currency })),
    ),
    onBuy: () => desk.trade({ kind: 'sweep', group: other }),
  }))
  const leave = () => {
    onClose()
    onBack?.()
  }
  const about = { group, nfts, currency, native, balance }
  return (
    <FlowDialogContainer
      kind="sweep"
      titles={words.flows[kind]}
      {...{ flow, trade, underWay, easedFor: 'listing', onClose }}
      ownOffers={{ nfts: nfts ?? [], at: 'buying', next: intent }}
      form={<SweepChecking {...{ group, nfts, currency }} />}
      review={(plan) => (
        <SweepReview
          {...{ ...about, plan }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
          {...(onBack ? { onBack: leave } : {})}
        />
      )}
      receipt={(outcome, { done }) => (
        <SweepReceipt {...{ ...about, outcome, done, next, left, onClose }} onCart={desk.openCart} />
      )}
      isGain={({ filled }) => filled.length > 0}
      ways={{ others: <Button onClick={check}>{words.trade.checkAgain}</Button> }}
      onRetry={check}
    />
  )
}
