import type { ReactNode } from 'react'
import { formatAmount } from '../format/formatMoney.js'
import { Fiat, useFiat } from './Fiat.js'

/**
 * An amount of money with its symbol. Its tooltip has the exact amount if digits were left out, and its approximate
 * worth, which `fiat` also shows below it.
 */
export function Money({ amount, currency, exact = false, fiat = false, className = '' }: Money.Props) {
  const text = formatAmount(amount, currency, { exact })
  const full = formatAmount(amount, currency, { exact: true })
  const worth = useFiat({ amount, currency })?.text
  const tips = [
    ...(full === text ? [] : [`${full}\u00a0${currency.symbol}`]),
    ...(worth && !fiat ? [worth] : []),
  ]
  return (
    <>
      <span className={`figures whitespace-nowrap ${className}`} title={tips.join(' · ') || undefined}>
        {text}
        {'\u00a0'}
        <span className="text-[0.82em] font-medium opacity-85">{breakable(currency.symbol)}</span>
      </span>
      {fiat && <Fiat amount={amount} currency={currency} className="block text-xs font-normal" />}
    </>
  )
}

/** Lets the names of two currencies break between them, and not within one. */
function breakable(symbol: string): ReactNode {
  const end = symbol.indexOf('/') + 1
  if (end === 0) return symbol
  return (
    <>
      {symbol.slice(0, end)}
      <wbr />
      {symbol.slice(end)}
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
