import type { Collection } from '@souk/market'
import { formatBasisPoints, formatCount, formatShare } from '../format/formatShare.js'
import { countItems } from '../nft/countItems.js'
import { CopyText } from '../ui/CopyText.js'
import { Money } from '../ui/Money.js'
import { Stat } from '../ui/Stat.js'
import { TokenImage } from '../ui/TokenImage.js'

/** Who the collection is and how it trades. */
export function CollectionHeader({ collection, creatorFee, picture }: CollectionHeader.Props) {
  const { stats } = collection
  const edition = collection.standard === 'erc1155'
  const currency = stats.floor?.currency ?? collection.currencies[0]
  return (
    <header className="zellige overflow-hidden border-b border-line bg-sunk text-clay">
      <div className="frame flex flex-col gap-5 py-7 text-ink sm:flex-row sm:items-center sm:gap-8 sm:py-10">
        <div className="arch [--rise:40%] w-28 shrink-0 overflow-hidden border-4 border-surface bg-surface shadow-lift sm:w-44">
          <TokenImage
            src={collection.imageUrl || picture}
            alt=""
            eager
            className="aspect-[4/5]! object-cover"
          />
        </div>
        <div className="min-w-0 flex-1 space-y-4">
          <div className="space-y-1.5">
            <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{collection.name}</h1>
            <p className="max-w-2xl text-ink-soft">{collection.description}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              <span>{edition ? 'ERC-1155, editions' : 'ERC-721, one of a kind'}</span>
              {collection.contract && (
                <>
                  <span aria-hidden>·</span>
                  <CopyText value={collection.contract} label="contract address" />
                </>
              )}
            </p>
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Stat name="Floor price">
              {stats.floor ? (
                <Money amount={stats.floor.price} currency={stats.floor.currency} />
              ) : (
                'None listed'
              )}
            </Stat>
            <Stat name="Listed">
              {formatCount(stats.listed)} ({formatShare(stats.listed, countItems(collection))})
            </Stat>
            <Stat name={edition ? 'Pieces' : 'Items'}>{formatCount(stats.totalSupply)}</Stat>
            <Stat name="Owners">{formatCount(stats.owners)}</Stat>
            <Stat name="Volume">{currency ? <Money amount={stats.volume} currency={currency} /> : '–'}</Stat>
            <Stat name="Sales">{formatCount(stats.sales)}</Stat>
            <Stat name="Creator earns">{formatBasisPoints(creatorFee)}</Stat>
          </dl>
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
    picture: string | undefined
  }
}

/** The header's shape before its data is there. */
export function CollectionHeaderSkeleton() {
  return (
    <div aria-hidden className="border-b border-line bg-sunk">
      <div className="frame flex flex-col gap-5 py-7 sm:flex-row sm:items-center sm:gap-8 sm:py-10">
        <div className="arch skeleton [--rise:40%] aspect-[4/5] w-28 sm:w-44" />
        <div className="flex-1 space-y-4">
          <div className="skeleton h-11 w-64 max-w-full" />
          <div className="skeleton h-6 w-full max-w-2xl" />
          <div className="skeleton h-11 w-full max-w-xl" />
        </div>
      </div>
    </div>
  )
}
