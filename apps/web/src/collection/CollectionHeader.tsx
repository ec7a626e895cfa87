import type { Collection, Currency } from '@souk/market'
import { formatBasisPoints, formatCount, formatShare } from '@souk/ui/parts/format/formatShare.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Stat } from '@souk/ui/parts/kit/Stat.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { countItems } from '@souk/ui/parts/nft/countItems.js'
import { BrushCleaning, ChevronDown, HandCoins } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { WatchButton } from '../collections/WatchButton.js'
import { ReadingLine } from './ReadingLine.js'

/** Shows the collection's identity, its figures, and actions for the collection as a whole. */
export function CollectionHeader(props: CollectionHeader.Props) {
  const { collection, picture, watched, onWatch, onOffer, onSweep } = props
  const words = useArea(collectionWords)
  const [isWhole, setWhole] = useState(false)
  return (
    <header className="zellige overflow-hidden bg-sunk text-clay">
      <div className="frame grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 py-4 text-ink sm:items-start sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8 sm:py-8">
        <div className="arch [--rise:40%] overflow-hidden border-3 border-surface bg-surface shadow-lift sm:border-4">
          <TokenImage
            src={collection.imageUrl || picture}
            alt=""
            eager
            className="aspect-[4/5]! object-cover"
          />
        </div>
        <div className="contents *:min-w-0 sm:block sm:space-y-4">
          <div className="sm:space-y-1">
            <div className="flex items-start gap-2">
              <h1 className="min-w-0 text-[clamp(1.4rem,5vw,2.7rem)] leading-tight wrap-anywhere">
                {collection.name}
              </h1>
              <WatchButton
                name={collection.name}
                watched={watched}
                onToggle={onWatch}
                className="max-sm:-mt-2 max-sm:-mr-2 max-sm:ml-auto"
              />
            </div>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft max-sm:text-xs">
              {collection.standard && <span>{words.standard[collection.standard]}</span>}
              {collection.contract && (
                <>
                  <span aria-hidden>·</span>
                  <CopyText value={collection.contract} label={words.contract} />
                </>
              )}
            </p>
          </div>
          <About text={collection.description} isWhole={isWhole} onWhole={setWhole} />
          <div className="max-sm:col-span-2">
            <Figures {...props} isWhole={isWhole} />
          </div>
          <div className="flex flex-wrap gap-2.5 max-sm:col-span-2">
            <Button tone="primary" onClick={onOffer} className={actionClass}>
              <HandCoins aria-hidden className="size-4" />
              {words.makeOffer}
            </Button>
            {onSweep && (
              <Button
                onClick={onSweep}
                // The bar below the items has the same button.
                className={`${actionClass} max-lg:group-has-data-reach/shell:hidden`}
              >
                <BrushCleaning aria-hidden className="size-4" />
                {words.sweep}
              </Button>
            )}
          </div>
          <ReadingLine collection={collection} />
        </div>
      </div>
    </header>
  )
}

const actionClass = 'max-sm:flex-auto max-sm:px-3 max-sm:whitespace-nowrap'

export declare namespace CollectionHeader {
  type Props = {
    collection: Collection
    /** The currency of the volume. */
    volumeIn: Currency | undefined
    /** Whether the figures do not count a trade of the visitor yet. @default false */
    isBehind?: boolean
    /** The creator's fee on each sale, in basis points. */
    creatorFee: number
    /** The market's fee on each sale, in basis points. */
    marketFee: number
    picture: string | undefined
    watched: boolean
    onWatch: () => void
    onOffer: () => void
    /** Absent where nothing is for sale. */
    onSweep: (() => void) | undefined
  }
}

type Folded = {
  /**
   * Whether everything is shown. Otherwise a phone shows only the most important parts, so that the first items are
   * in view.
   */
  isWhole: boolean
}

/** The collection's description. */
function About({ text, isWhole, onWhole }: Folded & { text: string; onWhole: (isWhole: boolean) => void }) {
  const words = useArea(collectionWords)
  return (
    <div className="flex items-center gap-x-2 max-sm:col-span-2 max-sm:-my-2.5 max-sm:flex-wrap">
      <p
        className={`min-w-0 flex-1 text-ink-soft wrap-anywhere max-sm:text-sm sm:line-clamp-3 sm:max-w-2xl ${isWhole ? 'max-sm:basis-full max-sm:pt-2.5' : 'max-sm:line-clamp-1'}`}
      >
        {text}
      </p>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => onWhole(!isWhole)}
        className="-mr-1 inline-flex min-h-11 items-center gap-1 px-1 text-sm font-semibold underline-offset-4 hover:underline sm:hidden"
      >
        {isWhole ? words.less : words.moreAbout}
        <ChevronDown aria-hidden className={`size-4 ${isWhole ? 'rotate-180' : ''}`} />
      </button>
    </div>
  )
}

function Figures(props: CollectionHeader.Props & Folded) {
  const { collection, volumeIn, isBehind, creatorFee, marketFee, isWhole } = props
  const words = useArea(collectionWords)
  const { stats } = collection
  const { floor, topOffer } = stats
  const edition = collection.standard === 'erc1155'
  const known = (figure: ReactNode) =>
    isBehind ? <span aria-hidden className="skeleton inline-block h-4 w-14" /> : figure
  return (
    <div className="space-y-2.5" aria-busy={isBehind}>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-3 sm:justify-start sm:gap-x-10">
        <Stat size="l" name={words.floor}>
          {known(floor ? <Money amount={floor.price} currency={floor.currency} fiat /> : words.noFloor)}
        </Stat>
        <Stat size="l" name={words.topOffer}>
          {known(
            topOffer ? <Money amount={topOffer.price} currency={topOffer.currency} fiat /> : words.noOffer,
          )}
        </Stat>
        <Stat size="l" name={words.volume}>
          {known(volumeIn ? <Money amount={stats.volume} currency={volumeIn} fiat /> : '–')}
        </Stat>
        <Stat size="l" name={words.listed}>
          {known(`${formatCount(stats.listed)} (${formatShare(stats.listed, countItems(collection))})`)}
        </Stat>
      </dl>
      <dl className={`flex-wrap gap-x-5 gap-y-1 text-sm sm:flex ${isWhole ? 'flex' : 'hidden'}`}>
        <Detail name={words.sales}>{known(formatCount(stats.sales))}</Detail>
        <Detail name={edition ? words.pieces : words.items}>{formatCount(stats.totalSupply)}</Detail>
        <Detail name={words.owners}>{known(formatCount(stats.owners))}</Detail>
        <Detail name={words.creatorEarns}>{formatBasisPoints(creatorFee)}</Detail>
        <Detail name={words.marketTakes}>{formatBasisPoints(marketFee)}</Detail>
      </dl>
      <p className={`text-xs text-ink-soft sm:block ${isWhole ? '' : 'hidden'}`}>{words.singleItemsOnly}</p>
    </div>
  )
}

/** A figure that matters less, beside its name. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  )
}

/** A placeholder for a header that is loading. */
export function CollectionHeaderSkeleton() {
  return (
    <div aria-hidden className="border-b border-line bg-sunk">
      <div className="frame grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8 sm:py-8">
        <div className="arch skeleton [--rise:40%] aspect-[4/5]" />
        <div className="contents sm:block sm:space-y-4">
          <div className="skeleton h-16 w-64 max-w-full sm:h-11" />
          <div className="skeleton h-5 w-full max-w-2xl max-sm:col-span-2 sm:h-6" />
          <div className="skeleton h-10 w-full max-w-xl max-sm:col-span-2 sm:h-11" />
          <div className="skeleton h-11 w-full max-w-72 max-sm:col-span-2" />
        </div>
      </div>
    </div>
  )
}
