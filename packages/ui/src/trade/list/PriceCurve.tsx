import type { Currency } from '@souk/market'
import { Amount } from '@souk/seaport'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment, formatUntil } from '../../format/formatTime.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { FigureTable } from '../../kit/FigureTable.js'
import { Money } from '../../kit/Money.js'
import { priceSteps } from './priceSteps.js'

/** Shows a falling price as a drawing, in words, and as a table. */
export function PriceCurve(props: PriceCurve.Props) {
  const { start, end, startTime, endTime, now, currency } = props
  const words = useArea(listingWords)
  const meaning = words.curveMeaning(
    formatMoney(start, currency),
    formatMoney(end, currency),
    formatUntil(endTime, startTime),
  )
  return (
    <section aria-label={words.curve} className="rounded-card border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">{meaning}</p>
      <Line {...props} />
      <div className="figures flex justify-between text-xs text-ink-soft">
        <span>{startTime > now ? formatMoment(startTime) : formatMoment(now)}</span>
        <span>{formatMoment(endTime)}</span>
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-clay">
          {words.table}
        </summary>
        <FigureTable
          caption={words.curve}
          className="mt-1"
          columns={[
            { id: 'at', name: words.at, align: 'left', className: 'py-1 text-xs' },
            { id: 'price', name: words.price, className: 'py-1 text-xs' },
          ]}
        >
          {priceSteps(props).map((step) => (
            <tr key={String(step.at)}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatMoment(step.at)}
              </th>
              <td className="py-1.5 text-right font-medium">
                <Money amount={step.price} currency={currency} />
              </td>
            </tr>
          ))}
        </FigureTable>
      </details>
    </section>
  )
}

export declare namespace PriceCurve {
  type Props = {
    /** The first and the last price, in the currency's smallest unit. */
    start: bigint
    end: bigint
    currency: Currency
    /** Seconds. */
    startTime: bigint
    endTime: bigint
    now: bigint
  }
}

const [width, height, pad] = [320, 92, 8]

/** A straight line from a zero base, with a mark at the current price. */
function Line({ start, end, startTime, endTime, now }: PriceCurve.Props) {
  const y = (amount: bigint) =>
    height - pad - Number((amount * 1_000n) / start) * ((height - 2 * pad) / 1_000)
  const share = (at: bigint) =>
    at <= startTime ? 0 : at >= endTime ? 1 : Number(at - startTime) / Number(endTime - startTime)
  const clock = { startTime, endTime, now, roundUp: true }
  const x = pad + share(now) * (width - 2 * pad)
  const atNow = y(Amount.at({ startAmount: start, endAmount: end }, clock))
  const [left, right, foot] = [pad, width - pad, height - pad]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="my-2 h-auto w-full">
      <path
        d={`M${left} ${y(start)}L${right} ${y(end)}V${foot}H${left}Z`}
        fill="var(--clay-wash)"
        stroke="none"
      />
      <path d={`M${left} ${foot}H${right}`} stroke="var(--line)" strokeWidth="1" fill="none" />
      <path
        d={`M${left} ${y(start)}L${right} ${y(end)}`}
        stroke="var(--clay)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx={x} cy={atNow} r="5" fill="var(--clay)" stroke="var(--surface)" strokeWidth="2.5" />
    </svg>
  )
}
