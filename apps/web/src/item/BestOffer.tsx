import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import type { OfferRow } from '@souk/ui/parts/orders/offerRows.js'

/** Shows the best offer within the price box. The item's holder can accept it there. */
export function BestOffer({ row, isFirst, isHidden, onAccept }: BestOffer.Props) {
  const words = useArea(itemWords)
  const { unitPrice, net, currency } = row
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card bg-tile-wash px-4 py-3">
      <dl className="min-w-0 flex-[1_1_9rem]">
        <dt className="text-sm text-tile">{words.bestOffer}</dt>
        <dd className="text-lg leading-tight font-semibold">
          <Money amount={unitPrice} currency={currency} />
          {onAccept && net !== unitPrice && (
            <span className="block text-sm font-normal text-ink-soft">
              {words.net(formatMoney(net, currency, { exact: true }))}
            </span>
          )}
          {isHidden && <span className="block text-sm font-normal text-ink-soft">{words.youHid}</span>}
        </dd>
      </dl>
      {onAccept && (
        <Button tone={isFirst ? 'primary' : 'quiet'} size="l" onClick={onAccept} className="max-sm:flex-1">
          {words.acceptOffer}
        </Button>
      )}
    </div>
  )
}

export declare namespace BestOffer {
  type Props = {
    row: OfferRow
    /** Whether accepting it is the page's main action. */
    isFirst: boolean
    /** Whether the visitor hid it among the received offers. */
    isHidden: boolean
    /** Present for the item's holder. */
    onAccept: (() => void) | undefined
  }
}
