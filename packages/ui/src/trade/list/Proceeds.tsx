import type { Currency } from '@souk/market'
import { formatBasisPoints } from '../../format/formatShare.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Facts } from '../../kit/Facts.js'
import { Money } from '../../kit/Money.js'
import type { PriceBreakdown } from '../../orders/breakdown.js'

/** Shows what a buyer pays, each fee, and what the seller receives. */
export function Proceeds({ breakdown, currency }: { breakdown: PriceBreakdown; currency: Currency }) {
  const { list, orders } = useTradeWords()
  return (
    <section aria-label={list.whatYouReceive} aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
      <Facts
        rows={[
          { name: list.buyerPays, value: <Money amount={breakdown.total} currency={currency} exact fiat /> },
          ...breakdown.parts.map((part) => ({
            name: `${part.name ?? orders.part[part.to]} (${formatBasisPoints(part.basisPoints)})`,
            value: <Money amount={-part.amount} currency={currency} exact />,
          })),
          {
            name: list.youReceive,
            value: <Money amount={breakdown.seller} currency={currency} exact fiat />,
            total: true,
          },
        ]}
      />
    </section>
  )
}
