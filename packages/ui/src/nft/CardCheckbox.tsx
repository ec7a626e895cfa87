import { Check } from 'lucide-react'

/** A checkbox over a whole card: a press anywhere selects it. */
export function CardCheckbox({ label, isPicked, onPick }: CardCheckbox.Props) {
  return (
    <label
      className={`absolute inset-0 z-10 block cursor-pointer rounded-[calc(var(--radius-card)-1px)] has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-2 has-focus-visible:outline-tile ${isPicked ? 'ring-3 ring-clay ring-inset' : ''}`}
    >
      <input
        type="checkbox"
        data-nft-link
        checked={isPicked}
        onChange={onPick}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className={`absolute top-2 right-2 grid size-7 place-items-center rounded-full border-2 ${isPicked ? 'border-clay bg-clay text-on-clay' : 'border-edge bg-surface/90'}`}
      >
        {isPicked && <Check className="size-4" />}
      </span>
    </label>
  )
}

export declare namespace CardCheckbox {
  type Props = { label: string; isPicked: boolean; onPick: () => void }
}
