import { formatAmount } from '../format/formatMoney.js'

/** An amount of money with its symbol. Shows the exact amount on hover if digits were left out. */
export function Money({ amount, currency, exact = false, className = '' }: Money.Props) {
  const text = formatAmount(amount, currency, { exact })
  const full = formatAmount(amount, currency, { exact: true })
  return (
    <span
      className={`figures whitespace-nowrap ${className}`}
      title={full === text ? undefined : `${full} ${currency.symbol}`}
    >
      {text} <span className="text-[0.82em] font-medium opacity-85">{currency.symbol}</span>
    </span>
  )
}

export declare namespace Money {
  type Props = {
    amount: bigint
    currency: { decimals: number; symbol: string }
    exact?: boolean
    className?: string
  }
}
