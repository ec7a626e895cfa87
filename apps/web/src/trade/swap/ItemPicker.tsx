import type { Nft } from '@souk/market'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { swapWords } from '../../i18n/areas/swap.js'
import { useArea } from '../../i18n/useArea.js'
import { useWords } from '../../i18n/useWords.js'
import { nftName } from '../../nft/nftName.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { controlClass } from '../../ui/Field.js'
import { Muted } from '../../ui/Muted.js'
import { Notice } from '../../ui/Notice.js'
import { TokenImage } from '../../ui/TokenImage.js'
import { type Direction, mostItems } from './swapForm.js'

/** Chooses items of an account by their pictures. */
export function ItemPicker(props: ItemPicker.Props) {
  const { direction, count, onMore, onDone } = props
  const words = useArea(swapWords)
  const { form } = words
  const [typed, setTyped] = useState('')
  const label = direction === 'give' ? form.chooseGive : form.chooseGet
  return (
    <section aria-label={label} className="space-y-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{label}</h3>
      <input
        type="search"
        // The form that the search replaces had the focus.
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for these items
        autoFocus
        aria-label={form.search}
        placeholder={form.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={controlClass}
      />
      <Found {...props} label={label} typed={typed} />
      {onMore && <Button onClick={onMore}>{form.more}</Button>}
      {count >= mostItems && <p className="text-sm text-ink-soft">{form.most(mostItems)}</p>}
      <DialogActions>
        <Button tone="primary" size="l" className="w-full" onClick={onDone}>
          {form.done(count)}
        </Button>
      </DialogActions>
    </section>
  )
}

export declare namespace ItemPicker {
  type Props = {
    direction: Direction
    /** Undefined while they load. */
    nfts: readonly Nft[] | undefined
    isChosen: (nft: Nft) => boolean
    /** The number of chosen items. */
    count: number
    hasFailed: boolean
    onToggle: (nft: Nft) => void
    /** Reads more items; absent if there are no more. */
    onMore: (() => void) | undefined
    onRetry: () => void
    onDone: () => void
  }
}

type FoundProps = ItemPicker.Props & { label: string; typed: string }

function Found({ nfts, isChosen, hasFailed, onToggle, onRetry, label, typed }: FoundProps) {
  const { form } = useArea(swapWords)
  const { frame } = useWords()
  if (hasFailed)
    return (
      <Notice tone="warn" action={<Button onClick={onRetry}>{frame.retry}</Button>}>
        {form.unread}
      </Notice>
    )
  if (!nfts) return <Skeleton />
  if (nfts.length === 0)
    return (
      <Notice tone="info" title={form.noItems}>
        {form.noItemsMeaning}
      </Notice>
    )
  const wanted = typed.trim().toLocaleLowerCase()
  const found = nfts.filter(
    (nft) =>
      nftName(nft).toLocaleLowerCase().includes(wanted) || String(nft.identifier) === wanted.replace('#', ''),
  )
  if (found.length === 0) return <Muted>{form.noMatch}</Muted>
  return (
    <ul aria-label={label} className={gridClass}>
      {found.map((nft) => (
        <Tile
          key={`${nft.contract}:${nft.identifier}`}
          nft={nft}
          isChosen={isChosen(nft)}
          onToggle={() => onToggle(nft)}
        />
      ))}
    </ul>
  )
}

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3'

function Tile({ nft, isChosen, onToggle }: { nft: Nft; isChosen: boolean; onToggle: () => void }) {
  const name = nftName(nft)
  return (
    <li>
      <label
        className={`relative block overflow-hidden rounded-card border bg-surface transition-colors duration-(--quick) has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-2 has-focus-visible:outline-tile ${isChosen ? 'border-clay ring-2 ring-clay' : 'border-line hover:border-edge'}`}
      >
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={name}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        />
        <TokenImage src={nft.imageUrl} alt="" />
        <span
          aria-hidden
          className={`absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full border-2 ${isChosen ? 'border-clay bg-clay text-on-clay' : 'border-edge bg-surface/90'}`}
        >
          {isChosen && <Check className="size-3.5" />}
        </span>
        <span className="line-clamp-2 px-2.5 py-2 text-sm leading-snug font-semibold wrap-anywhere">
          {name}
        </span>
      </label>
    </li>
  )
}

const placeholders = [0, 1, 2, 3, 4, 5, 6, 7]

function Skeleton() {
  return (
    <div aria-hidden className={gridClass}>
      {placeholders.map((place) => (
        <div key={place} className="skeleton aspect-square" />
      ))}
    </div>
  )
}
