import type { prepareFulfillOrder, Trade } from '@souk/market/flows'
import { Money } from '../../kit/Money.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import type { OpenUnits } from './leftAfterSale.js'
import { proceedsOf, soldUnits } from './proceedsOf.js'

/** The receipt of accepting an offer: what the seller received. */
export function SaleReceipt({ plan, done, trade, name, leftAfter, onClose }: SaleReceipt.Props) {
  const { info, words, native, account } = trade
  const units = soldUnits(plan, account)
  const currency = currencyOf(info, { address: plan.deal.currency ?? info.seaport })
  const received = <Money amount={proceedsOf(plan)} currency={currency} exact fiat />
  const left = leftAfter(units)
  const rows = [{ name: words.trade.received, value: received }]
  return (
    <DoneReceipt
      title={words.offer.sold(units > 1n ? `${units} × ${name}` : name, units)}
      facts={{ rows, done, native }}
      onClose={onClose}
    >
      {left && words.offer.takesMore(left.unfilled, left.remaining)}
    </DoneReceipt>
  )
}

export declare namespace SaleReceipt {
  type Props = {
    plan: prepareFulfillOrder.Plan
    done: Trade.Done
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'native' | 'account'>
    name: string
    /** How many units the offer still takes after the sale of some. */
    leftAfter: (sold: bigint) => OpenUnits | undefined
    onClose: () => void
  }
}
