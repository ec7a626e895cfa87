import type { Nft } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { severalWords } from '@souk/ui/parts/i18n/areas/several.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { ShoppingBasket, X } from 'lucide-react'

/** The most offers with one signature. A larger selection gives a review that nobody reads. */
const mostOffers = 50

/** Shows the selection and the next steps. Stays in view while the items scroll. */
export function SelectionBar(props: SelectionBar.Props) {
  const { chosen, added, canBuy, canOffer, onCart, onOffer, onClear, onStop } = props
  const words = useArea(collectionWords)
  const { items } = useArea(portfolioWords)
  const { offers } = useArea(severalWords)
  if (chosen.length === 0 && added === undefined && !onStop) return null
  const forSale = chosen.filter(canBuy)
  const open = chosen.filter(canOffer)
  return (
    <div
      data-selection
      data-bar="always"
      className="dock sm:mx-auto mt-3 flex sm:w-fit flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
    >
      <p role="status" className="figures min-h-11 content-center pl-2.5 text-sm font-semibold max-sm:flex-1">
        {chosen.length > 0 || added === undefined ? (
          <>
            {words.selected(chosen.length)}{' '}
            <span className="font-normal text-ink-soft">
              {[chosen.length === 1 && chosen[0] && nftName(chosen[0]), totals(chosen)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        ) : (
          words.inCart(added)
        )}
      </p>
      {chosen.length > 0 && (
        <Button tone="ghost" onClick={onClear}>
          {words.clearSelection}
        </Button>
      )}
      {onStop && (
        <button
          type="button"
          aria-label={items.stop}
          title={items.stop}
          onClick={onStop}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk sm:order-last"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      {open.length > 0 && (
        <Button className="max-xs:flex-1" onClick={() => onOffer(open.slice(0, mostOffers), onClear)}>
          {offers.open(Math.min(open.length, mostOffers))}
        </Button>
      )}
      {forSale.length > 0 && (
        <Button
          tone="primary"
          className="max-xs:flex-1"
          onClick={() => {
            onCart(forSale)
            onClear()
          }}
        >
          <ShoppingBasket aria-hidden className="size-4" />
          {words.toCart}
        </Button>
      )}
    </div>
  )
}

export declare namespace SelectionBar {
  type Props = {
    /** The selected items that the visitor can buy or make an offer on. */
    chosen: readonly Nft[]
    /** Tells whether it is for sale by another account. */
    canBuy: (nft: Nft) => boolean
    /** Tells whether the visitor can make an offer on it. */
    canOffer: (nft: Nft) => boolean
    /** Opens the form of offers on several items. Called back once they are made. */
    onOffer: (nfts: readonly Nft[], onMade: () => void) => void
    /** Adds items to the cart. */
    onCart: (nfts: readonly Nft[]) => void
    /** The number of items just added to the cart. */
    added: number | undefined
    onClear: () => void
    /** Leaves the selection. Absent where items can always be selected. */
    onStop: (() => void) | undefined
  }
}

/** Returns the total price of the selected items, by currency. */
function totals(nfts: readonly Nft[]): string {
  const sums = new Map<string, { amount: bigint; nft: Nft }>()
  for (const nft of nfts) {
    if (!nft.listing) continue
    const { address } = nft.listing.currency
    const amount = (sums.get(address)?.amount ?? 0n) + nft.listing.unitPrice
    sums.set(address, { amount, nft })
  }
  return [...sums.values()]
    .flatMap(({ amount, nft }) => (nft.listing ? [formatMoney(amount, nft.listing.currency)] : []))
    .join(' + ')
}
