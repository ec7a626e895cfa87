import type { Currency, Nft } from '@souk/market'
import { Cart } from '@souk/react'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { nftName } from '../../nft/nftName.js'
import { Money } from '../../ui/Money.js'
import { TokenImage } from '../../ui/TokenImage.js'

/** Shows the items of a sweep: each with its picture, its name, and its price or the reason why it is left out. */
export function SweepLines({ label, isLabelShown, entries, nfts, currency }: SweepLines.Props) {
  const { cart } = useTradeWords()
  const list = (
    <ul
      aria-label={label}
      className="max-h-[19.5rem] divide-y divide-line overflow-y-auto overscroll-contain rounded-card border border-line bg-surface"
    >
      {entries.map(({ line, reason }) => {
        const nft = nfts?.find((nft) => isOf(nft, line))
        const name = nft ? nftName(nft) : `#${line.identifier}`
        return (
          <li
            key={Cart.key(line)}
            className="flex min-h-14 items-center gap-3 px-3 py-2 text-sm [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
          >
            <span className="w-10 shrink-0 overflow-hidden rounded-chip border border-line">
              <TokenImage src={nft?.imageUrl} alt="" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium wrap-break-word">
                {line.units > 1n ? `${line.units} × ${name}` : name}
              </span>
              {reason && <span className="block text-warn">{reason}</span>}
            </span>
            {reason === undefined && (
              <span className="shrink-0 text-right">
                <Money amount={Cart.priceOf(line)} currency={currency} />
                {line.units > 1n && (
                  <span className="figures block text-xs text-ink-soft">
                    {cart.each(formatMoney(Cart.priceOf({ ...line, units: 1n }), currency))}
                  </span>
                )}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
  if (!isLabelShown) return list
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      {list}
    </div>
  )
}

export declare namespace SweepLines {
  type Props = {
    /** The label of the list. */
    label: string
    /** Shows the label above the list; otherwise it is only for screen readers. @default false */
    isLabelShown?: boolean
    /** `reason`: why it is left out. */
    entries: readonly { line: Cart.Line; reason?: string }[]
    /** The items loaded so far; the others are named by their number. */
    nfts: readonly Nft[] | undefined
    currency: Currency
  }
}

function isOf(nft: Nft, { contract, identifier }: Cart.Line): boolean {
  return nft.identifier === identifier && isSameAddress(nft.contract, contract)
}
