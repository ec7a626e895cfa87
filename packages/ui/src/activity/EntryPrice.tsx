import type { ActivityPayment } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { formatCount } from '../format/formatShare.js'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { Money } from '../kit/Money.js'
import type { ActivityEntry } from './activityEntries.js'

/** Shows the price, or the money that is part of a swap. */
export function EntryPrice({ entry, isOneItem, ...of }: EntryPrice.Props) {
  const words = useArea(feedWords)
  const { payments = [] } = entry.bundle ?? {}
  if (payments.length > 0) return <AddedMoney payments={payments} {...of} />
  const units = isOneItem && entry.units > 1n && (
    <span className="mr-1.5 text-xs font-normal text-ink-soft">{words.units(formatCount(entry.units))}</span>
  )
  if (entry.prices.length === 0)
    return <span className="font-normal text-ink-soft">{units || words.nobody}</span>
  const isLowest = entry.type !== 'sale' && !entry.bundle && entry.parts.length > entry.prices.length
  const isFrom = isLowest || isAuction(entry)
  return entry.prices.map(({ currency, amount }) => (
    <span key={currency.address} className="block whitespace-nowrap">
      {units}
      {isFrom && <span className="text-xs font-normal text-ink-soft">{words.lowest} </span>}
      <Money amount={amount} currency={currency} />
      {isOneItem && entry.bundle && (
        <span className="block text-xs font-normal text-ink-soft">{words.forAll(entry.bundle.items)}</span>
      )}
    </span>
  ))
}

/** Whether an auction was started or cancelled, whose price is its reserve. */
function isAuction({ type, parts: [first] }: ActivityEntry): boolean {
  const isOfSeller = type === 'listing' || (type === 'cancel' && first?.side === 'ask')
  return isOfSeller && first?.inAuction === true
}

export declare namespace EntryPrice {
  type Props = {
    entry: ActivityEntry
    /** Whether the table is about one item. */
    isOneItem: boolean
    /** The visitor's account. */
    account: string | undefined
    /** Returns the name of an account. */
    nameOf: (address: string) => string
  }
}

type AddedProps = Pick<EntryPrice.Props, 'account' | 'nameOf'> & {
  payments: readonly ActivityPayment[]
}

/** Shows the money that is part of a swap, and the account that pays it. */
function AddedMoney({ payments, account, nameOf }: AddedProps) {
  const { payer } = useArea(feedWords)
  const payerOf = ({ from }: ActivityPayment) =>
    from === undefined ? payer.unknown : isSameAddress(from, account) ? payer.you : payer.other(nameOf(from))
  return payments.map((payment) => (
    <span key={payment.currency.address} className="block">
      + <Money amount={payment.amount} currency={payment.currency} />
      <span className="block text-xs font-normal text-ink-soft">{payerOf(payment)}</span>
    </span>
  ))
}
