import type { MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useCollections, useNft } from '@souk/react'
import { isCriteria } from '@souk/seaport'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { nftName } from '../nft/nftName.js'
import { Money } from '../ui/Money.js'
import { TokenImage } from '../ui/TokenImage.js'
import { portfolioWords } from '../words/areas/portfolio.js'
import { useArea } from '../words/areas/useArea.js'

/** An order as a row: what it is about, its price, how it stands, and what can be done. */
export function OrderRow({ item, price, note, actions, select, quiet = false }: OrderRow.Props) {
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 ${quiet ? 'bg-sunk/60' : ''}`}>
      {select}
      <div className="min-w-0 flex-[2_1_11rem]">{item}</div>
      <div className="min-w-0 flex-[1_1_8rem]">{price}</div>
      <div className="min-w-0 flex-[2_1_12rem] text-sm text-ink-soft">{note}</div>
      {actions && <div className="ml-auto flex flex-wrap justify-end gap-2">{actions}</div>}
    </li>
  )
}

export declare namespace OrderRow {
  type Props = {
    item: ReactNode
    price: ReactNode
    note?: ReactNode
    actions?: ReactNode
    /** Chooses it among several. */
    select?: ReactNode
    /** It cannot be used now. */
    quiet?: boolean
  }
}

/** The list that such rows stand in. */
export function OrderList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {children}
    </ul>
  )
}

/** What an order is about: an item, or any of a collection. */
export function useSubject(order: MarketOrder): Subject {
  const words = useArea(portfolioWords)
  const [item] = Deal.from(order.order.parameters).items
  const isAny = item !== undefined && isCriteria(item)
  const { data: nft } = useNft(
    item && !isAny ? { address: item.token, identifier: item.identifierOrCriteria } : undefined,
  )
  const { data: collections } = useCollections(isAny ? { limit: 50 } : undefined)
  if (!item) return { name: formatAddress(order.orderHash), image: undefined, link: undefined }
  if (isAny) {
    const found = collections?.pages
      .flatMap((page) => page.collections)
      .find(({ contract }) => isSameAddress(contract, item.token))
    return {
      name: words.made.anyOf(found?.name ?? formatAddress(item.token)),
      image: found?.imageUrl,
      link: found && { to: '/collection/$slug', params: { slug: found.slug } },
    }
  }
  return {
    name: nft ? nftName(nft) : `#${item.identifierOrCriteria}`,
    image: nft?.imageUrl,
    link: {
      to: '/item/$contract/$id',
      params: { contract: item.token, id: String(item.identifierOrCriteria) },
    },
    collection: nft?.collection,
    nft,
    contract: item.token,
    identifier: item.identifierOrCriteria,
  }
}

/** What an order is about, by name. */
export type Subject = {
  name: string
  image: string | undefined
  link:
    | { to: '/item/$contract/$id'; params: { contract: string; id: string } }
    | { to: '/collection/$slug'; params: { slug: string } }
    | undefined
  collection?: string | undefined
  /** The item as the market knows it. */
  nft?: Nft | undefined
  contract?: `0x${string}`
  identifier?: bigint
}

/** What an order is about, small, with a way to it. */
export function SubjectLink({ subject, note }: { subject: Subject; note?: ReactNode }) {
  const content = (
    <>
      <span className="w-12 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={subject.image} alt="" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{subject.name}</span>
        {note && <span className="block truncate text-sm font-normal text-ink-soft">{note}</span>}
      </span>
    </>
  )
  const className = 'flex min-h-12 items-center gap-3'
  if (!subject.link) return <div className={className}>{content}</div>
  return (
    <Link {...subject.link} className={`${className} underline-offset-4 hover:underline`}>
      {content}
    </Link>
  )
}

/** A price, for one unit where there are several. */
export function OrderPrice({ amount, order, each }: OrderPrice.Props) {
  return (
    <p className="font-semibold">
      <Money amount={amount} currency={order.currency} />
      {order.total > 1n && <span className="font-normal text-ink-soft"> {each}</span>}
    </p>
  )
}

export declare namespace OrderPrice {
  type Props = { amount: bigint; order: Pick<MarketOrder, 'currency' | 'total'>; each: string }
}
