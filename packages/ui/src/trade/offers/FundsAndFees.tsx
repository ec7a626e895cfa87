import type { Currency } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'

/** Says what the wallet holds, and who pays the fees. */
export function FundsAndFees({ balance, currency, fees }: FundsAndFees.Props) {
  const { offers: words } = useArea(severalWords)
  return (
    <p className="text-sm text-ink-soft">
      {balance !== undefined && words.balance(formatMoney(balance, currency))}{' '}
      {fees && words.sellerFees(shareText(fees))}
    </p>
  )
}

export declare namespace FundsAndFees {
  type Props = {
    currency: Currency
    /** Undefined while unknown. */
    balance: bigint | undefined
    /** The share of a price that the sellers pay as fees, in basis points; undefined while unknown. */
    fees: { least: number; most: number } | undefined
  }
}

function shareText({ least, most }: { least: number; most: number }): string {
  return least === most ? formatBasisPoints(most) : `${formatBasisPoints(least)} – ${formatBasisPoints(most)}`
}
