import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Fiat } from '@souk/ui/parts/kit/Fiat.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { isSilent } from '@souk/ui/parts/market/marketState.js'
import { useMarketState } from '@souk/ui/parts/market/useMarketState.js'
import type { ReactNode } from 'react'
import type { ForSale } from './forSale.js'
import type { Sum, Worth } from './worth.js'

/** Shows a wallet's estimated value with its basis, and its balances. */
export function WorthBox({
  itemCount,
  atFloor,
  atOffers,
  forSale,
  offered,
  firsts = {},
  balances,
  beside,
  canWrap,
  onWrap,
}: WorthBox.Props) {
  const { worth, made } = useArea(portfolioWords)
  const partly = (value: Worth | undefined) =>
    value && value.counted < value.all && worth.partly(Number(value.counted), Number(value.all))
  const uncompared = atOffers?.uncompared.map(({ symbol }) => symbol).join(', ')
  return (
    <section aria-label={worth.label} className="group/worth space-y-1 sm:space-y-3">
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-panel border border-line bg-line lg:grid-cols-6">
        <Cell name={worth.atFloor}>
          <Sums sums={atFloor?.sums} />
          {atFloor && atFloor.all !== BigInt(itemCount) && (
            <span className="block text-xs font-normal text-ink-soft max-sm:hidden">
              {worth.perUnit(formatCount(atFloor.counted))}
            </span>
          )}
          <First count={firsts.items} say={worth.firstItems} />
        </Cell>
        <Cell name={worth.atOffer}>
          <Sums sums={atOffers?.sums} />
          <First count={firsts.items} say={worth.firstItems} />
          <First count={firsts.collections} say={worth.firstCollections} />
          {uncompared && (
            <span className="block text-xs font-normal text-warn">{worth.uncompared(uncompared)}</span>
          )}
        </Cell>
        <Cell name={worth.forSale}>
          <Sums sums={forSale?.sums} />
          {forSale !== undefined && forSale.auctions > 0 && (
            <span className="block text-xs font-normal text-ink-soft">
              {worth.auctions(forSale.auctions)}
            </span>
          )}
          <First count={firsts.listings} say={worth.firstListings} />
        </Cell>
        <Cell name={worth.offered} className={folded}>
          <Sums sums={offered?.sums} />
          {offered !== undefined && offered.inactive > 0 && (
            <span className="block text-xs font-normal text-ink-soft">
              {worth.inactive(offered.inactive)}
            </span>
          )}
          <First count={firsts.offers} say={worth.firstOffers} />
        </Cell>
        <Cell
          name={worth.wallet}
          className={`col-span-2 ${folded}`}
          action={
            canWrap && (
              <button
                type="button"
                className="-my-1 min-h-6 text-xs font-semibold underline underline-offset-4"
                onClick={onWrap}
              >
                {made.wrap}
              </button>
            )
          }
        >
          <div className="flex flex-wrap items-center gap-x-4 max-sm:gap-x-3">
            {balances.length === 0 && <Sums sums={undefined} />}
            {balances.map(({ currency, amount }) => (
              <Money key={currency.address} amount={amount} currency={currency} />
            ))}
          </div>
        </Cell>
      </dl>
      <div className="flex flex-wrap justify-between gap-x-4">
        <details data-how className="text-sm text-ink-soft open:w-full">
          <summary className="inline-flex min-h-11 items-center max-sm:min-h-9 underline underline-offset-4">
            <span className="sm:hidden">{worth.all}</span>
            <span className="max-sm:hidden">{worth.how}</span>
          </summary>
          <ul className="max-w-2xl list-disc space-y-1.5 pl-5">
            <li>
              {worth.howFloor} {partly(atFloor)}
            </li>
            <li>
              {worth.howOffer} {partly(atOffers)} {uncompared && worth.howUncompared(uncompared)}
            </li>
            <li>{worth.howForSale}</li>
            <li>{worth.howOffered}</li>
            <li>{worth.howWallet}</li>
            {atFloor && atFloor.all !== BigInt(itemCount) && (
              <li>{worth.units(formatCount(itemCount), formatCount(atFloor.all))}</li>
            )}
            {firsts.items !== undefined && <li>{worth.howFirst(formatCount(firsts.items))}</li>}
          </ul>
        </details>
        {beside}
      </div>
    </section>
  )
}

export declare namespace WorthBox {
  type Props = {
    /** The number of items; an edition is one, whatever its units. */
    itemCount: number
    /** Undefined while it is calculated. */
    atFloor: Worth | undefined
    atOffers: Worth | undefined
    forSale: ForSale | undefined
    /** `inactive`: how many inactive offers and swaps the sums leave out. */
    offered: { sums: readonly Sum[]; inactive: number } | undefined
    /** How many items or orders a value covers, if the wallet has more. @default all of them */
    firsts?: {
      items?: number | undefined
      collections?: number | undefined
      listings?: number | undefined
      offers?: number | undefined
    }
    /** Empty while they are read. */
    balances: readonly Sum[]
    /** Something small beside the explanation. */
    beside?: ReactNode
    canWrap: boolean
    onWrap: () => void
  }
}

/** Says how much a value covers, on a phone as well. */
function First({ count, say }: { count: number | undefined; say: (count: string) => string }) {
  if (count === undefined) return null
  return <span className="block text-xs font-normal text-warn">{say(formatCount(count))}</span>
}

/** A phone shows these with the explanation, so that the first items are in view. */
const folded = 'max-sm:hidden max-sm:group-has-[[data-how][open]]/worth:block'

function Cell({ name, action, className = '', children }: CellProps) {
  return (
    <div className={`min-w-0 bg-surface px-2 py-2 xs:px-3 sm:px-4 sm:py-3.5 ${className}`}>
      <dt className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs text-ink-soft">
        {name}
        {action}
      </dt>
      <dd className="mt-0.5 font-semibold max-sm:text-[clamp(0.6875rem,3.5vw,0.875rem)] max-sm:leading-snug max-sm:[&_.figures]:wrap-anywhere max-sm:[&_.figures]:whitespace-normal">
        {children}
      </dd>
    </div>
  )
}

type CellProps = {
  name: string
  /** A button for it. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

function Sums({ sums }: { sums: readonly Sum[] | undefined }) {
  const { worth } = useArea(portfolioWords)
  const isAway = isSilent(useMarketState())
  if (!sums && isAway) return <span className="font-normal text-ink-soft">{worth.unknown}</span>
  if (!sums) return <span className="skeleton my-1 block h-4 w-16" />
  if (sums.length === 0) return <span className="text-ink-soft">{worth.nothing}</span>
  return (
    <span className="flex flex-wrap gap-x-3">
      {sums.map(({ currency, amount }) => (
        <span key={currency.address}>
          <Money amount={amount} currency={currency} />
          <Fiat amount={amount} currency={currency} className={`block text-xs font-normal ${folded}`} />
        </span>
      ))}
    </span>
  )
}
