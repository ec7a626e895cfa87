import type { Collection } from '@souk/market'
import { BrushCleaning, HandCoins } from 'lucide-react'
import { WatchButton } from '../discover/WatchButton.js'
import { formatBasisPoints, formatCount, formatShare } from '../format/formatShare.js'
import { countItems } from '../nft/countItems.js'
import { Button } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { Money } from '../ui/Money.js'
import { Stat } from '../ui/Stat.js'
import { TokenImage } from '../ui/TokenImage.js'
import { collectionWords } from '../words/areas/collection.js'
import { useArea } from '../words/areas/useArea.js'

/** Who the collection is, how it trades, and what can be done with it as a whole. */
export function CollectionHeader(props: CollectionHeader.Props) {
  const { collection, picture, watched, onWatch, onOffer, onSweep } = props
  const words = useArea(collectionWords)
  return (
    <header className="zellige overflow-hidden bg-sunk text-clay">
      <div className="frame grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-4 py-6 text-ink sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8 sm:py-8">
        <div className="arch [--rise:40%] overflow-hidden border-4 border-surface bg-surface shadow-lift sm:row-span-2">
          <TokenImage
            src={collection.imageUrl || picture}
            alt=""
            eager
            className="aspect-[4/5]! object-cover"
          />
        </div>
        <div className="min-w-0 space-y-1.5 sm:self-end">
          <div className="flex items-start gap-2">
            <h1 className="min-w-0 text-[clamp(1.6rem,5vw,2.7rem)] wrap-anywhere">{collection.name}</h1>
            <WatchButton
              name={collection.name}
              watched={watched}
              onToggle={onWatch}
              className="max-sm:-mt-1"
            />
          </div>
          <p className="line-clamp-3 max-w-2xl text-ink-soft wrap-anywhere max-sm:line-clamp-2 max-sm:text-sm">
            {collection.description}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            {collection.standard && <span>{words.standard[collection.standard]}</span>}
            {collection.contract && (
              <>
                <span aria-hidden>·</span>
                <CopyText value={collection.contract} label={words.contract} />
              </>
            )}
          </p>
        </div>
        <div className="col-span-2 min-w-0 space-y-4 sm:col-span-1 sm:col-start-2 sm:self-start">
          <Figures {...props} />
          <div className="flex flex-wrap gap-2.5">
            <Button
              tone="primary"
              onClick={onOffer}
              className="max-sm:flex-auto max-sm:px-3 max-sm:whitespace-nowrap"
            >
              <HandCoins aria-hidden className="size-4" />
              {words.makeOffer}
            </Button>
            {onSweep && (
              <Button onClick={onSweep} className="max-sm:flex-auto max-sm:px-3 max-sm:whitespace-nowrap">
                <BrushCleaning aria-hidden className="size-4" />
                {words.sweep}
              </Button>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

export declare namespace CollectionHeader {
  type Props = {
    collection: Collection
    /** What the creator takes of each sale, in basis points. */
    creatorFee: number
    /** What the market takes of each sale, in basis points. */
    marketFee: number
    picture: string | undefined
    watched: boolean
    onWatch: () => void
    onOffer: () => void
    /** Left out where nothing is for sale. */
    onSweep: (() => void) | undefined
  }
}

function Figures({ collection, creatorFee, marketFee }: CollectionHeader.Props) {
  const words = useArea(collectionWords)
  const { stats } = collection
  const { floor, topOffer } = stats
  const edition = collection.standard === 'erc1155'
  const currency = floor?.currency ?? collection.currencies[0]
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
      <Stat name={words.floor}>
        {floor ? <Money amount={floor.price} currency={floor.currency} /> : words.noFloor}
      </Stat>
      <Stat name={words.topOffer}>
        {topOffer ? <Money amount={topOffer.price} currency={topOffer.currency} /> : words.noOffer}
      </Stat>
      <Stat name={words.volume}>{currency ? <Money amount={stats.volume} currency={currency} /> : '–'}</Stat>
      <Stat name={words.sales}>{formatCount(stats.sales)}</Stat>
      <Stat name={words.listed}>
        {formatCount(stats.listed)} ({formatShare(stats.listed, countItems(collection))})
      </Stat>
      <Stat name={edition ? words.pieces : words.items}>{formatCount(stats.totalSupply)}</Stat>
      <Stat name={words.owners}>{formatCount(stats.owners)}</Stat>
      <Stat name={words.creatorEarns}>{formatBasisPoints(creatorFee)}</Stat>
      <Stat name={words.marketTakes}>{formatBasisPoints(marketFee)}</Stat>
    </dl>
  )
}

/** The header's shape before its data is there. */
export function CollectionHeaderSkeleton() {
  return (
    <div aria-hidden className="border-b border-line bg-sunk">
      <div className="frame flex flex-col gap-5 py-6 sm:flex-row sm:items-center sm:gap-8 sm:py-8">
        <div className="arch skeleton [--rise:40%] aspect-[4/5] w-24 sm:w-40" />
        <div className="flex-1 space-y-4">
          <div className="skeleton h-11 w-64 max-w-full" />
          <div className="skeleton h-6 w-full max-w-2xl" />
          <div className="skeleton h-11 w-full max-w-xl" />
          <div className="skeleton h-11 w-72 max-w-full" />
        </div>
      </div>
    </div>
  )
}
