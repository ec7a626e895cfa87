import type { MarketInfo } from '@souk/market'
import type { prepareCreateListings } from '@souk/market/flows'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Facts } from '../../kit/Facts.js'
import { Notice } from '../../kit/Notice.js'
import { Summary } from '../../kit/Summary.js'
import { chainName } from '../../market/chainName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { Confirm } from '../shared/Confirm.js'
import type { OddPrice } from '../shared/isConfirmed.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'

/** Shows the totals of many listings, from the exact data to be signed, and each of them. */
export function BulkReview(props: BulkReview.Props) {
  const { plan, info, nameOf, steps, warnings, odd, asksAgreement, price, onStart, onBack } = props
  const words = useArea(bulkWords)
  const { list } = useTradeWords()
  const lines = plan.listings.map(({ parameters }) => toLine(parameters))
  const [first] = plan.listings
  const currency = currencyOf(info, first?.currency ?? { address: info.seaport })
  const money = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  const total = (of: (line: BulkLineSums) => bigint) => lines.reduce((sum, line) => sum + of(line), 0n)
  const asked = [
    { name: words.youGive, value: words.items(lines.length) },
    { name: words.buyersPay, value: money(total(({ price }) => price)) },
  ]
  return (
    <div className="space-y-5">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <section aria-label={words.plain} className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: words.youGive, value: words.items(lines.length) },
            { name: words.buyersPay, value: money(total(({ price }) => price)) },
            { name: words.feesTake, value: money(total(({ price, proceeds }) => price - proceeds)) },
            { name: words.until, value: formatMoment(first?.parameters.endTime ?? 0n) },
            { name: words.exchange, value: `Seaport 1.5 (${formatAddress(info.seaport)})` },
            { name: list.line.network, value: list.line.chain(chainName(info), info.chainId) },
            { name: words.total, value: money(total(({ proceeds }) => proceeds)), total: true },
          ]}
        />
      </section>
      <details className="group rounded-card border border-line" open={lines.length <= 6}>
        <Summary>{words.each}</Summary>
        <ul className="max-h-[40dvh] divide-y divide-line overflow-y-auto border-t border-line text-sm">
          {lines.map(({ item, price, proceeds }, index) => (
            <li
              key={plan.listings[index]?.orderHash}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]"
            >
              <span className="min-w-0 truncate font-semibold">
                {item && item.startAmount > 1n && `${item.startAmount} × `}
                {nameOf(item)}
              </span>
              <span className="figures shrink-0 text-right">
                {money(price)}
                <span className="block text-xs text-ink-soft">{words.youGet(money(proceeds))}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
      <StepList steps={steps} />
      <Confirm {...{ odd, asksAgreement, price, asked, onStart, onBack }} />
    </div>
  )
}

export declare namespace BulkReview {
  type Props = {
    plan: prepareCreateListings.Plan
    info: Pick<MarketInfo, 'currencies' | 'seaport' | 'chain' | 'chainId'>
    nameOf: (token: { token: string; identifierOrCriteria: bigint } | undefined) => string
    steps: readonly StepText[]
    warnings: readonly string[]
    /** The lowest unusual price. It has to be typed again before the wallet is asked. */
    odd: OddPrice | undefined
    /** Whether the seller has to agree to a price below a floor. */
    asksAgreement: boolean
    /** The lowest price of all. It has to be typed where the guard would otherwise refuse it. */
    price: OddPrice | undefined
    onStart: () => void
    onBack: () => void
  }
}

type BulkLineSums = ReturnType<typeof toLine>

/** Reads one listing's signed data: who gives what, the price, and the seller's part of it. */
function toLine({
  offer,
  consideration,
  offerer,
}: prepareCreateListings.Plan['listings'][number]['parameters']) {
  const sum = (items: typeof consideration) => items.reduce((total, item) => total + item.startAmount, 0n)
  return {
    item: offer[0],
    price: sum(consideration),
    proceeds: sum(consideration.filter(({ recipient }) => isSameAddress(recipient, offerer))),
  }
}
