import { createContext, useContext } from 'react'

/** An amount of a currency. The address is unknown where nothing is worth anything, such as in examples. */
type Amount = { amount: bigint; currency: { decimals: number; address?: string } }

/** The approximate worth of an amount as text, with the source of its price. */
export type FiatText = { text: string; source: string }

/** Returns what an amount is worth; `undefined` if that is unknown, out of date, or not wanted. */
export type ReadFiat = (amount: Amount) => FiatText | undefined

/** The app's reader of worths. Without one, no worths are shown. */
export const FiatContext = createContext<ReadFiat>(() => undefined)

/** Returns what an amount is worth, such as for a tooltip; `undefined` without an amount, too. */
export function useFiat(money: Amount | undefined): FiatText | undefined {
  const read = useContext(FiatContext)
  return money && read(money)
}

/**
 * Shows what an amount is worth in a fiat currency, or nothing. It is approximate: use it beside amounts, and never
 * decide anything with it.
 */
export function Fiat({ amount, currency, after, className = '' }: Fiat.Props) {
  const fiat = useFiat({ amount, currency })
  if (!fiat) return null
  return (
    <>
      <span data-fiat title={fiat.source} className={`figures whitespace-nowrap text-ink-soft ${className}`}>
        {fiat.text}
      </span>
      {after}
    </>
  )
}

export declare namespace Fiat {
  type Props = Amount & {
    /** Separates it from the text after it. @default nothing */
    after?: string
    className?: string
  }
}
