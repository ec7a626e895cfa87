import type { Collection, Nft, Trait } from '@souk/market'
import { formatCount, formatShare } from '@souk/ui/parts/format/formatShare.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { countItems } from '@souk/ui/parts/nft/countItems.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Shows traits with their frequency and, on request, the floor of each. Each links to the items that share it. */
export function Traits({ nft, collection, floorOf, onFloors }: Traits.Props) {
  const words = useArea(itemWords)
  const items = collection ? countItems(collection) : 0
  return (
    <div className="space-y-3">
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {nft.traits.map((trait) => {
          const value = String(trait.value)
          const key = `${trait.type}:${value}`
          const count = collection?.traits[trait.type]?.[value]
          return (
            <li key={key}>
              <Link
                to="/collection/$slug"
                params={{ slug: nft.collection }}
                search={{ traits: [key] }}
                className="block h-full min-w-0 rounded-card border border-line bg-surface px-3.5 py-2.5 transition-colors duration-(--quick) hover:border-edge"
              >
                <span className="block text-xs text-ink-soft wrap-anywhere">{trait.type}</span>
                <span className="block font-semibold wrap-anywhere">{value}</span>
                {count !== undefined && (
                  <span
                    className="figures block text-xs text-ink-soft"
                    title={words.haveThisLabel(formatCount(count), formatShare(count, items))}
                  >
                    {words.haveThis(formatCount(count), formatShare(count, items))}
                  </span>
                )}
                {floorOf?.(trait)}
              </Link>
            </li>
          )
        })}
      </ul>
      {!floorOf && (
        <Button tone="ghost" className="-ml-3 px-3!" onClick={onFloors}>
          {words.floors}
        </Button>
      )}
    </div>
  )
}

export declare namespace Traits {
  type Props = {
    nft: Nft
    collection: Collection | undefined
    /** Returns the floor of a trait; absent until requested. */
    floorOf: ((trait: Trait) => ReactNode) | undefined
    onFloors: () => void
  }
}

/** Shows the floor of a trait; `undefined` while it loads. */
export function TraitFloor({ text = '…' }: { text: string | undefined }) {
  return <span className="figures block text-xs font-medium text-clay">{text}</span>
}
