import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { ItemStrip } from '../../nft/ItemStrip.js'

/** Shows all items of a dialog's set. */
export function SetLine({ items, onOpen }: Pick<ItemStrip.Props, 'items' | 'onOpen'>) {
  const words = useArea(bundleWords)
  return (
    <div className="mb-5 space-y-2.5">
      <p className="font-display text-lg leading-snug font-[560]">{words.setOf(items.length)}</p>
      <ItemStrip items={items} label={words.itemsOf} hasLinks onOpen={onOpen} />
    </div>
  )
}
