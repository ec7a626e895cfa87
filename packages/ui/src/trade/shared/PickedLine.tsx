import type { Nft } from '@souk/market'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlClass } from '../../kit/Field.js'
import { TokenImage } from '../../kit/TokenImage.js'
import { nftName } from '../../nft/nftName.js'

/** A selected item in a form: its picture and name, the units of an edition, further fields, and a button to remove it. */
export function PickedLine({ nft, note, units, words, fields, onRemove }: PickedLine.Props) {
  const name = nftName(nft)
  const isEdition = nft.standard === 'erc1155'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 pr-1 pl-3 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]">
      <span className="w-11 shrink-0 overflow-hidden rounded-chip max-[22rem]:hidden">
        <TokenImage src={nft.imageUrl} alt="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-ink-soft">{note}</span>
      </span>
      {isEdition && (
        <label className="flex shrink-0 items-center gap-1.5 text-xs text-ink-soft">
          <input
            aria-label={words.quantityOf(name)}
            inputMode="numeric"
            value={units.typed}
            aria-invalid={!units.isValid || undefined}
            onChange={(event) => units.onType(event.target.value)}
            className={`${controlClass} figures h-11! w-14! px-2! text-center text-sm`}
          />
          {/* As wide for "of 2" as for "of 24", so that the boxes of a list stand below each other. */}
          {units.note && <span className="figures min-w-10">{units.note}</span>}
        </label>
      )}
      {fields && (
        <div className="flex items-center max-sm:order-last max-sm:basis-full sm:w-36">{fields}</div>
      )}
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

export declare namespace PickedLine {
  type Props = {
    nft: Pick<Nft, 'tokenId' | 'imageUrl' | 'name' | 'standard'>
    /** A line below the name. */
    note: ReactNode
    /** The units of an edition, as typed. */
    units: { typed: string; isValid: boolean; note?: string; onType: (typed: string) => void }
    words: { quantityOf: (name: string) => string; remove: (name: string) => string }
    /** Further fields, such as a price. */
    fields?: ReactNode
    onRemove: () => void
  }
}
