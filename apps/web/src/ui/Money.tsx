import { formatAmount } from '../format/formatMoney.js'
import { Fiat } from './Fiat.js'

/**
 * An amount of money with its symbol. Shows the exact amount on hover if digits were left out, and with `fiat` its
 * approximate worth below.
 */
export function Money({ amount, currency, exact = false, fiat = false, className = '' }: Money.Props) {
  const text = formatAmount(amount, currency, { exact })
  const full = formatAmount(amount, currency, { exact: true })
  return (
    <>
      <span
        className={`figures whitespace-nowrap ${className}`}
        title={full === text ? undefined : `${full} ${currency.symbol}`}
      >
        {text} <span className="text-[0.82em] font-medium opacity-85">{currency.symbol}</span>
      </span>
      {fiat && <Fiat amount={amount} currency={currency} className="block text-xs font-normal" />}
    </>
  )
}

export declare namespace Money {
  type Props = {
    amount: bigint
    currency: { decimals: number; symbol: string; address?: string }
    exact?: boolean
    /** Whether to show what it is worth in a fiat currency, if that is known. @default false */
    fiat?: boolean
    className?: string
  }
}
