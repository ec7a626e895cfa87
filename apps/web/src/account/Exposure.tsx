import type { Currency } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { addUp, type Sum } from './worth.js'

/** Shows what open offers and swaps could take next to the wallet's balances. */
export function Exposure({ own, active, inactive, balances, onWrap }: Exposure.Props) {
  const { made } = useArea(portfolioWords)
  const sums = addUp([...active, ...inactive])
  const asleep = addUp(inactive)
  const asleepIn = (currency: { address: string }) =>
    asleep.find((sum) => isSameAddress(sum.currency.address, currency.address))?.amount ?? 0n
  const heldOf = (currency: { address: string }) =>
    balances.find((entry) => isSameAddress(entry.currency.address, currency.address))?.amount
  const isAnyShort = sums.some(({ currency, amount }) => amount > (heldOf(currency) ?? amount))
  return (
    <section aria-label={made.exposure} className="space-y-3">
      {sums.map(({ currency, amount }) => {
        const held = heldOf(currency)
        if (held === undefined) return null
        const isShort = amount > held
        const inactiveAmount = asleepIn(currency)
        // The part of the balance that all offers together would take.
        const share = held === 0n ? 100 : Number((amount * 100n) / held)
        return (
          <div key={currency.address} className="rounded-card border border-line bg-surface p-4">
            <p className="font-semibold">
              {made.exposureOf(formatMoney(amount, currency), formatMoney(held, currency))}
            </p>
            <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-sunk">
              <div
                className={`h-full rounded-full ${isShort ? 'bg-warn' : 'bg-good'}`}
                style={{ width: `${Math.min(100, share)}%` }}
              />
            </div>
            <p className="mt-2 text-sm text-ink-soft">
              {isShort ? made.short(formatMoney(amount - held, currency)) : made.covered}{' '}
              {inactiveAmount > 0n && made.withInactive(formatMoney(inactiveAmount, currency))}
            </p>
          </div>
        )
      })}
      {own && isAnyShort && (
        <Button onClick={onWrap} className="max-sm:w-full">
          {made.wrap}
        </Button>
      )}
    </section>
  )
}

export declare namespace Exposure {
  type Props = {
    own: boolean
    /** The money that active orders can take. */
    active: readonly Sum[]
    /** The money that inactive orders could take again. */
    inactive: readonly Sum[]
    /** The wallet's balances. */
    balances: readonly { currency: Currency; amount: bigint | undefined }[]
    onWrap: () => void
  }
}
