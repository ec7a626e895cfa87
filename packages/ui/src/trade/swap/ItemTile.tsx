import type { Nft } from '@souk/market'
import { Check } from 'lucide-react'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { TokenImage } from '../../kit/TokenImage.js'
import { nftName } from '../../nft/nftName.js'
import { SideUnits } from './SideUnits.js'

/** An item to choose by its picture, with its whole name. A chosen item of an edition asks for its units. */
export function ItemTile({ nft, most, chosen, onToggle, onQuantity }: ItemTile.Props) {
  const name = nftName(nft)
  return (
    <li
      className={`flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface transition-colors duration-(--quick) ${chosen ? 'border-clay ring-2 ring-clay' : 'border-line hover:border-edge'}`}
    >
      <label className="relative block flex-1 has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-2 has-focus-visible:outline-tile">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={onToggle}
          aria-label={name}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        />
        <TokenImage src={nft.imageUrl} alt="" />
        <span
          aria-hidden
          className={`absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full border-2 ${chosen ? 'border-clay bg-clay text-on-clay' : 'border-edge bg-surface/90'}`}
        >
          {chosen && <Check className="size-3.5" />}
        </span>
        <span className="block px-2.5 py-2 text-sm leading-snug font-semibold wrap-anywhere">{name}</span>
      </label>
      {nft.standard === 'erc1155' && (
        <div className="px-2.5 pb-2">
          <SideUnits name={name} quantity={chosen?.quantity} most={most} onQuantity={onQuantity} />
        </div>
      )}
    </li>
  )
}

export declare namespace ItemTile {
  type Props = {
    nft: Nft
    /** The most units that its holder can give. */
    most: bigint
    /** Its input if it is chosen. */
    chosen: SwapItem | undefined
    onToggle: () => void
    onQuantity: (typed: string) => void
  }
}
