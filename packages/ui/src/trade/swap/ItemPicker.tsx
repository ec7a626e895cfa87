import type { Nft } from '@souk/market'
import { useState } from 'react'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useWords } from '../../i18n/useWords.js'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { controlClass } from '../../kit/Field.js'
import { Muted } from '../../kit/Muted.js'
import { Notice } from '../../kit/Notice.js'
import type { countByCollection } from '../../nft/countByCollection.js'
import { matchesSearch } from '../../nft/matchesSearch.js'
import { ItemTile } from './ItemTile.js'
import { type Direction, mostItems } from './swapForm.js'

/** Chooses items of an account by their pictures, with a search and a filter by collection. */
export function ItemPicker(props: ItemPicker.Props) {
  const { direction, collections, count, onMore, onDone } = props
  const words = useArea(swapTradeWords)
  const { form } = words
  const [filter, setFilter] = useState<Filter>({ typed: '', slug: '' })
  const label = direction === 'give' ? form.chooseGive : form.chooseGet
  return (
    <section aria-label={label} className="space-y-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{label}</h3>
      <div className="flex flex-wrap gap-2.5">
        <input
          type="search"
          // The form that the search replaces had the focus.
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for these items
          autoFocus
          aria-label={form.search}
          placeholder={form.search}
          value={filter.typed}
          onChange={(event) => setFilter({ ...filter, typed: event.target.value })}
          className={`${controlClass} min-w-0 flex-[2_1_12rem]`}
        />
        {collections.length > 1 && (
          <select
            aria-label={form.collection}
            value={filter.slug}
            onChange={(event) => setFilter({ ...filter, slug: event.target.value })}
            className={`${controlClass} !w-auto min-w-0 flex-[1_1_10rem] text-ellipsis`}
          >
            <option value="">{form.allCollections}</option>
            {collections.map(({ slug, name, count: held }) => (
              <option key={slug} value={slug}>
                {`${name} (${held})`}
              </option>
            ))}
          </select>
        )}
      </div>
      <Found {...props} label={label} filter={filter} />
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
    /** The collections of the items. */
    collections: readonly countByCollection.Entry[]
    /** Returns the input of an item that is chosen. */
    chosenOf: (nft: Nft) => SwapItem | undefined
    /** Returns the most units of an item that its holder can give. */
    mostOf: (nft: Nft) => bigint
    /** The number of chosen items. */
    count: number
    hasFailed: boolean
    onToggle: (nft: Nft) => void
    onQuantity: (nft: Nft, typed: string) => void
    /** Reads more items; absent if there are no more. */
    onMore: (() => void) | undefined
    onRetry: () => void
    onDone: () => void
  }
}

/** `slug` is empty for all collections. */
type Filter = { typed: string; slug: string }

type FoundProps = ItemPicker.Props & { label: string; filter: Filter }

function Found({ nfts, hasFailed, onRetry, label, filter, ...props }: FoundProps) {
  const { form } = useArea(swapTradeWords)
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
  const found = nfts.filter((nft) => matches(nft, filter))
  if (found.length === 0) return <Muted>{form.noMatch}</Muted>
  return (
    <ul aria-label={label} className={gridClass}>
      {found.map((nft) => (
        <ItemTile
          key={`${nft.contract}:${nft.tokenId}`}
          nft={nft}
          most={props.mostOf(nft)}
          chosen={props.chosenOf(nft)}
          onToggle={() => props.onToggle(nft)}
          onQuantity={(typed) => props.onQuantity(nft, typed)}
        />
      ))}
    </ul>
  )
}

function matches(nft: Nft, { typed, slug }: Filter): boolean {
  return (slug === '' || nft.collection === slug) && matchesSearch(nft, typed)
}

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3'
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
