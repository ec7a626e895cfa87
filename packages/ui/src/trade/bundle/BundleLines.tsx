import { formatMoney } from '../../format/formatMoney.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { PickedLine } from '../shared/PickedLine.js'
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
        <Line key={`${read.line.nft.contract}:${read.line.nft.tokenId}`} read={read} onLine={onLine} />
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
  return (
    <PickedLine
      nft={nft}
      words={words}
      note={
        isListed && nft.listing
          ? words.listedAt(formatMoney(nft.listing.unitPrice, nft.listing.currency))
          : floor
            ? words.floor(formatMoney(floor.price, floor.currency))
            : words.noFloor
      }
      units={{
        typed: line.quantity,
        isValid: units !== undefined,
        note: words.held(held),
        onType: (quantity) => onLine(line, { quantity }),
      }}
      onRemove={() => onLine(line, 'remove')}
    />
  )
}
