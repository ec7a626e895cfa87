import { X } from 'lucide-react'
import { formatMoney } from '../../format/formatMoney.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { controlClass } from '../../ui/Field.js'
import { TokenImage } from '../../ui/TokenImage.js'
import type { BundleLine, ReadLine } from './bundleForm.js'

/** Shows the items of a set, with the number of units of editions. */
export function BundleLines({ lines, onLine }: BundleLines.Props) {
  const words = useArea(bundleWords)
  return (
    <ul
      aria-label={words.lines}
      className="max-h-[34dvh] divide-y divide-line overflow-y-auto overscroll-contain rounded-card border border-line"
    >
      {lines.map((read) => (
        <Line key={`${read.line.nft.contract}:${read.line.nft.identifier}`} read={read} onLine={onLine} />
      ))}
    </ul>
  )
}

export declare namespace BundleLines {
  type Props = {
    lines: readonly ReadLine[]
    onLine: (line: BundleLine, change: { quantity: string } | 'remove') => void
  }
}

function Line({ read, onLine }: Pick<BundleLines.Props, 'onLine'> & { read: ReadLine }) {
  const words = useArea(bundleWords)
  const { line, floor, held, isListed, units } = read
  const { nft } = line
  const name = nftName(nft)
  return (
    <li className="flex items-center gap-3 py-2 pr-1 pl-3">
      <span className="w-11 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={nft.imageUrl} alt="" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-xs text-ink-soft">
          {isListed && nft.listing
            ? words.listedAt(formatMoney(nft.listing.unitPrice, nft.listing.currency))
            : floor
              ? words.floor(formatMoney(floor.price, floor.currency))
              : words.noFloor}
        </p>
      </div>
      {nft.standard === 'erc1155' && (
        <label className="flex shrink-0 items-center gap-2 text-xs text-ink-soft">
          <input
            aria-label={words.quantityOf(name)}
            inputMode="numeric"
            value={line.quantity}
            aria-invalid={units === undefined || undefined}
            onChange={(event) => onLine(line, { quantity: event.target.value })}
            className={`${controlClass} figures h-11! w-14! px-2! text-center`}
          />
          {words.held(held)}
        </label>
      )}
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={() => onLine(line, 'remove')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}
