import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { formatCount } from '../format/formatShare.js'
import { TokenImage } from '../kit/TokenImage.js'
import { PageLink } from '../links/PageLink.js'

/** Shows several items as small pictures with their names. They wrap, and scroll if there are many. */
export function ItemStrip({ items, label, hasLinks = false, onOpen }: ItemStrip.Props) {
  return (
    <ul
      aria-label={label}
      // The keyboard scrolls it.
      tabIndex={hasLinks ? undefined : 0}
      className="grid max-h-[38dvh] grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-3.5 overflow-y-auto overscroll-contain"
    >
      {items.map((item) => (
        <li key={`${item.contract}:${item.tokenId}`} className="min-w-0 max-w-36">
          {hasLinks ? (
            <PageLink
              page={{ kind: 'item', contract: item.contract, tokenId: item.tokenId }}
              onClick={onOpen}
              className="group block rounded-chip"
            >
              <Item item={item} />
            </PageLink>
          ) : (
            <Item item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

export declare namespace ItemStrip {
  type Item = {
    contract: Address
    tokenId: bigint
    name: string
    picture: string | undefined
    /** The number of units, for editions. @default 1n */
    units?: bigint | undefined
    /** A line below the name, such as a collection or a floor. */
    note?: ReactNode
  }
  type Props = {
    items: readonly Item[]
    /** The list's label for screen readers. */
    label: string
    /** Whether each item leads to its page. @default false */
    hasLinks?: boolean
    /** Called when a link is followed, such as to close a dialog. */
    onOpen?: (() => void) | undefined
  }
}

function Item({ item: { name, picture, units = 1n, note } }: { item: ItemStrip.Item }) {
  return (
    <>
      <span className="relative block overflow-hidden rounded-chip border border-line">
        <TokenImage src={picture} alt="" />
        {units > 1n && (
          <span className="figures absolute right-1 bottom-1 rounded-full bg-surface/90 px-2 text-xs font-semibold text-ink">
            × {formatCount(units)}
          </span>
        )}
      </span>
      <span className="mt-1 line-clamp-3 text-sm leading-snug font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
        {name}
      </span>
      {note && <span className="block truncate text-xs text-ink-soft">{note}</span>}
    </>
  )
}
