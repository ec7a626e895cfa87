import type { Currency } from '@souk/market'
import type { OfferPlan } from '@souk/market/flows'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { chainName } from '../../market/chainName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { PricedList } from '../shared/PricedList.js'
import { placeRows } from '../shared/placeRows.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** Shows several offers from the exact data to be signed: each of them, and their sum. */
export function OffersReview({
  offers,
  subjectOf,
  steps,
  trade,
  warnings,
  onStart,
  onBack,
}: OffersReview.Props) {
  const { offers: words, items } = useArea(severalWords)
  const { info } = trade
  const currency: Currency = currencyOf(info, offers[0]?.currency ?? { address: info.seaport })
  const money = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  const sum = (of: (offer: OfferPlan) => bigint) => offers.reduce((total, offer) => total + of(offer), 0n)
  const units = sum(({ quantity }) => quantity)
  return (
    <div className="space-y-5">
      <PricedList
        label={words.each}
        entries={offers.map((offer) => ({
          key: offer.orderHash,
          ...subjectOf(offer),
          amount: <span className="font-semibold">{money(offer.price)}</span>,
          note: words.net(money(offer.proceeds)),
        }))}
      />
      <Review
        label={words.plain}
        rows={[
          { name: words.youGet, value: items(Number(units)) },
          { name: words.fees, value: money(sum(({ price, proceeds }) => price - proceeds)) },
          { name: words.until, value: formatMoment(offers[0]?.parameters.endTime ?? 0n) },
          ...placeRows({ info, networkName: chainName(info), words: trade.words }),
          { name: words.most, value: money(sum(({ price }) => price)), total: true },
        ]}
        steps={trade.stepsOf(steps)}
        warnings={warnings}
        price={{ price: highestOf(offers), currency }}
        onStart={onStart}
        onBack={onBack}
      />
    </div>
  )
}

export declare namespace OffersReview {
  type Props = {
    offers: readonly OfferPlan[]
    /** Names what an offer is for. */
    subjectOf: (offer: OfferPlan) => Pick<PricedList.Entry, 'name' | 'picture'>
    steps: Parameters<ReturnType<typeof useTradeFacts>['stepsOf']>[0]
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    /** @default none */
    warnings?: readonly string[]
    onStart: () => void
    onBack: () => void
  }
}

/** Returns the highest price for one unit, where a typing error costs most. */
function highestOf(offers: readonly OfferPlan[]): bigint {
  return offers
    .map(({ price, quantity }) => price / quantity)
    .reduce((most, price) => (price > most ? price : most), 0n)
}
