import type { Collection, Nft } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { bundleWords } from '@souk/ui/parts/i18n/areas/bundle.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { severalWords } from '@souk/ui/parts/i18n/areas/several.js'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { useMatches } from '@souk/ui/parts/kit/useMatches.js'
import type { CollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { AccountLinkContainer } from '@souk/ui/parts/names/AccountLinkContainer.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Link } from '@tanstack/react-router'
import { Boxes, ListChecks, Send } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Media } from './Media.js'
import { estimateRarity } from './rarity.js'
import { useRestingTop } from './useRestingTop.js'
import { useSimilarPlace } from './useSimilarPlace.js'

/** Shows an item: its media first, then its price and actions, then all other data. */
export function Item(props: Item.Props) {
  const { nft, collection, notice, boxes, tools, onSend, onSet } = props
  const { send, offer } = useTradeWords()
  const bundle = useArea(bundleWords)
  const several = useArea(severalWords)
  const words = useArea(itemWords)
  const columnRef = useRef<HTMLDivElement>(null)
  const top = useRestingTop(columnRef)
  const isWide = useMatches('(width >= 64rem)')
  const [mediaRef, factsRef, similarRef] = [useDiv(), useDiv(), useDiv()]
  const place = useSimilarPlace({
    media: mediaRef,
    facts: factsRef,
    column: columnRef,
    similar: similarRef,
  })
  const similar = (
    <div ref={similarRef} className="space-y-8">
      {props.similar}
    </div>
  )
  return (
    <div className="frame space-y-10 pt-3 pb-16 sm:pt-5 lg:pt-9">
      <div className="grid gap-x-12 gap-y-2 sm:gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-y-9">
        <div ref={mediaRef} className="min-w-0">
          <Media nft={nft} />
        </div>
        <div
          ref={columnRef}
          style={{ top }}
          className="min-w-0 space-y-4 sm:space-y-6 lg:sticky lg:row-span-2 lg:self-start"
        >
          <header className="space-y-1 sm:space-y-1.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <Link
                to="/collection/$slug"
                params={{ slug: nft.collection }}
                search={props.list ?? {}}
                className="inline-flex min-h-11 max-w-max min-w-0 flex-1 items-center text-sm font-semibold text-clay underline-offset-4 hover:underline"
              >
                {collection ? (
                  <span className="truncate">{collection.name}</span>
                ) : (
                  <span className="skeleton h-4 w-32" role="status" aria-label={nft.collection} />
                )}
              </Link>
              {tools}
            </div>
            <h1 className="text-[clamp(1.55rem,5vw,2.9rem)] wrap-anywhere">{nftName(nft)}</h1>
            <div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-1 sm:space-y-1.5">
              <Owners {...props} />
              {collection && <Rarity nft={nft} collection={collection} />}
            </div>
          </header>
          {notice}
          {boxes}
          <div className="-mx-2.5 flex flex-wrap *:px-2.5">
            {onSend ? (
              <>
                <Button tone="ghost" onClick={onSend}>
                  <Send aria-hidden className="size-4" />
                  {send.send}
                </Button>
                <Button tone="ghost" onClick={onSet}>
                  <Boxes aria-hidden className="size-4" />
                  {bundle.sell}
                </Button>
              </>
            ) : (
              <Link
                to="/collection/$slug"
                params={{ slug: nft.collection }}
                search={props.list ?? {}}
                state={{ picked: itemKey(nft) }}
                className={buttonClass('ghost')}
              >
                <ListChecks aria-hidden className="size-4" />
                {several.offers.several}
              </Link>
            )}
            {props.marks}
          </div>
          <div className="space-y-8 pt-1">
            <Section title={words.listings}>{props.listings}</Section>
            <Section title={offer.offers}>{props.offers}</Section>
            {isWide && place === 'right' && similar}
          </div>
        </div>
        <div ref={factsRef} className="min-w-0 space-y-8 self-start max-sm:pt-6 sm:max-lg:pt-1">
          {nft.description && (
            <Section title={words.description}>
              <p className="max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">{nft.description}</p>
            </Section>
          )}
          {nft.traits.length > 0 && <Section title={words.traits}>{props.traits}</Section>}
          <Section title={words.provenance}>{props.provenance}</Section>
          {isWide && place === 'left' && similar}
        </div>
      </div>
      {props.history}
      {!isWide && similar}
      <Section title={words.activity}>{props.activity}</Section>
    </div>
  )
}

const useDiv = () => useRef<HTMLDivElement>(null)

export declare namespace Item {
  type Props = {
    nft: Nft
    collection: Collection | undefined
    account: string | undefined
    /** The list from which the item was opened; the back link leads to it. */
    list: CollectionSearch | undefined
    /** Returns the name of an account. */
    /** Secondary actions: neighbours, sharing, refreshing. */
    tools: ReactNode
    /** Buttons to watch and to hide it. */
    marks: ReactNode
    /** A notice about something to act on first. */
    notice: ReactNode
    /** The ways to buy it: its price, its auction. */
    boxes: ReactNode
    listings: ReactNode
    /** Its offers. */
    offers: ReactNode
    traits: ReactNode
    provenance: ReactNode
    /** Sales of similar items, and more of the collection: in the shorter column, or last in a narrow window. */
    similar: ReactNode
    /** Its past sales. */
    history: ReactNode
    activity: ReactNode
    /** Present for the item's holder. */
    onSend: (() => void) | undefined
    /** Starts a set with this item. */
    onSet: () => void
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Owners({ nft, account }: Pick<Item.Props, 'nft' | 'account'>) {
  const words = useArea(itemWords)
  const [first] = nft.owners
  if (!first) return null
  if (nft.standard === 'erc1155') {
    const held = heldBy(nft, account)
    return (
      <p className="text-sm text-ink-soft">
        {words.edition(formatCount(nft.supply), words.wallets(nft.owners.length))}
        {held !== undefined && (
          <span className="ml-1.5 font-semibold text-ink">{words.youHold(formatCount(held))}</span>
        )}
      </p>
    )
  }
  return (
    <p className="text-sm text-ink-soft">
      {words.ownedBy} <AccountLinkContainer address={first.address} you={words.you} look="strong" />
    </p>
  )
}

/** Shows the rarity rank, and how it was calculated. */
function Rarity({ nft, collection }: { nft: Nft; collection: Collection }) {
  const words = useArea(itemWords)
  const estimate = estimateRarity(nft, collection)
  const known = nft.rarityRank
  if (known === undefined && !estimate) return null
  const of = formatCount(estimate?.of ?? collection.stats.totalSupply)
  const text =
    known === undefined
      ? words.rankAbout(formatCount(estimate?.rank ?? 0), of)
      : words.rank(formatCount(known), of)
  return (
    <details className="text-sm text-ink-soft">
      <summary className="inline-flex min-h-9 items-center gap-1.5">
        {words.rarity}: <span className="figures font-semibold text-ink">{text}</span>
        <span
          aria-hidden
          className="grid size-4 place-items-center rounded-full border border-edge text-[0.65rem]"
        >
          ?
        </span>
      </summary>
      <p className="max-w-prose pb-1">{known === undefined ? words.rankMethod : words.rankByMarket}</p>
    </details>
  )
}
