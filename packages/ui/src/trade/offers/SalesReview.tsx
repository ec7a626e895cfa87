import type { prepareFulfillOrders } from '@souk/market/flows'
import { errorText } from '@souk/words/errors'
import type { ReactNode } from 'react'
import type { Sale } from '../../dialogs/Sale.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import type { Facts } from '../../kit/Facts.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { nftName } from '../../nft/nftName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { PricedList } from '../shared/PricedList.js'
import { nameOfError } from '../shared/problemOf.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { saleCurrency, salesSums } from './salesSums.js'
import { sellSteps } from './sellSteps.js'

/** Shows everything that one transaction sells, item by item, and the offers left out with the reason. */
export function SalesReview({ sales, plan, trade, asleep, networkFee, onStart }: SalesReview.Props) {
  const { sales: words, send } = useArea(severalWords)
  const { info } = trade
  const { problems } = trade.words
  const reasons = new Map(plan.dropped.map(({ index, reasons: [reason] }) => [index, reason] as const))
  const sold = sales.filter((_, index) => !reasons.has(index))
  const left = [...reasons].flatMap(([index, reason]) => {
    const sale = sales[index]
    if (!sale) return []
    const name = reason ? nameOfError(reason, 'sale') : 'unfunded'
    return { ...toEntry(sale), reason: name === 'other' && reason ? errorText(reason) : problems[name].title }
  })
  return (
    <div className="space-y-4">
      {left.length > 0 && (
        <Notice tone="warn" title={words.leftOut(left.length)}>
          <PricedList label={words.leftOutLabel} entries={left} />
        </Notice>
      )}
      <PricedList
        label={words.lines}
        entries={sold.map((sale) => {
          const currency = currencyOf(info, { address: saleCurrency(sale) })
          // Exact, so that they visibly add up to the sums below.
          const money = (amount: bigint) => formatMoney(amount, currency, { exact: true })
          return {
            ...toEntry(sale),
            amount: <span className="font-semibold">{money(sale.unitPrice)}</span>,
            note: words.net(money(sale.net)),
          }
        })}
      />
      <Review
        label={trade.words.offer.whatYouReceive}
        rows={[
          ...rowsOf(sold, plan, { info, words }),
          { name: trade.words.trade.networkFee, value: networkFee },
        ]}
        steps={sellSteps(plan.steps, { trade, meaning: words.step })}
        warnings={asleep > 0 ? [send.asleep(asleep)] : []}
        price={lowestOf(sold, info)}
        onStart={onStart}
      />
    </div>
  )
}

export declare namespace SalesReview {
  type Props = {
    sales: readonly Sale[]
    plan: Pick<prepareFulfillOrders.Plan, 'dropped' | 'proceeds' | 'steps'>
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    /** The number of the seller's open listings of these items. */
    asleep: number
    networkFee: ReactNode
    onStart: () => void
  }
}

function toEntry({ offer, nft }: Sale): PricedList.Entry {
  return { key: offer.orderHash, name: nftName(nft), picture: nft.imageUrl }
}

type Told = {
  info: SalesReview.Props['trade']['info']
  words: (typeof severalWords)['en']['sales']
}

/** The sums by currency. What the seller receives is taken from the transaction, not from the list. */
function rowsOf(
  sold: readonly Sale[],
  { proceeds }: Pick<prepareFulfillOrders.Plan, 'proceeds'>,
  { info, words }: Told,
): readonly Facts.Row[] {
  const sums = salesSums(sold)
  const isOne = sums.length === 1
  return sums.flatMap(({ currency: address, price }) => {
    const currency = currencyOf(info, { address })
    const { symbol } = currency
    const received = proceeds.find((sum) => isSameAddress(sum.currency, address))?.amount ?? 0n
    const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
    return [
      { name: isOne ? words.theyPay : words.pays(symbol), value: money(price) },
      { name: isOne ? words.feesTake : words.fees(symbol), value: money(price - received) },
      {
        name: isOne ? words.receive : words.receiveIn(symbol),
        value: <Money amount={received} currency={currency} exact fiat />,
        total: true,
      },
    ]
  })
}

/** Returns the lowest price of all, where a mistake costs most, if they can be compared. */
function lowestOf(sold: readonly Sale[], info: Told['info']) {
  const [first, ...rest] = sold
  if (!first || rest.some((sale) => saleCurrency(sale) !== saleCurrency(first))) return undefined
  const price = rest.reduce((low, { unitPrice }) => (unitPrice < low ? unitPrice : low), first.unitPrice)
  return { price, currency: currencyOf(info, { address: saleCurrency(first) }) }
}
