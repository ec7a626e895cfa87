import type { CollectionOffer, MarketOrder } from '@souk/market'
import { Check, CircleAlert } from 'lucide-react'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment, formatUntil } from '../format/formatTime.js'
import { itemWords } from '../i18n/areas/item.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { type TradeWords, useTradeWords } from '../i18n/areas/trades.js'
import { useArea } from '../i18n/useArea.js'
import { Badge } from '../kit/Badge.js'
import { Button } from '../kit/Button.js'
import { Money } from '../kit/Money.js'
import { useClock } from '../kit/useClock.js'
import { traitText } from './fits.js'
import { OrderColumns, OrderColumnsRow } from './OrderColumns.js'
import type { OfferRow } from './offerRows.js'
import { offerUnits } from './offerUnits.js'
import { unfilledOf } from './unfilledOf.js'

/** Shows offers and bids as rows, highest first; on a phone each row becomes a small card. */
export function OffersTable({
  rows,
  account,
  label,
  nameOf = formatAddress,
  canAccept,
  onAccept,
  onCancel,
}: OffersTable.Props) {
  const { offer } = useTradeWords()
  const words = useArea(itemWords)
  const texts = useArea(orderTexts)
  const now = useClock()()
  const list = (
    <OrderColumns label={label}>
      {rows.map((row) => {
        const own = isSameAddress(account, row.maker)
        const funds = fundsOf(row)
        const Funds = funds === 'covered' ? Check : CircleAlert
        return (
          <OrderColumnsRow
            key={row.orderHash}
            quiet={!row.isCovered}
            price={
              <>
                <p className="font-semibold">
                  <Money amount={row.unitPrice} currency={row.currency} />
                  {row.total > 1n && (
                    <span className="font-normal text-ink-soft">
                      {' '}
                      {offerUnits(row, { offer, now: texts.now })}
                    </span>
                  )}
                  {row.net !== row.unitPrice && (
                    <span className="block text-sm font-normal text-ink-soft">
                      {words.net(formatMoney(row.net, row.currency, { exact: true }))}
                    </span>
                  )}
                </p>
                <p className="text-sm text-ink-soft">
                  {own ? offer.byYou : offer.by(nameOf(row.maker))}, {forText(row, offer)}
                </p>
                {row.isBesideAuction && <Badge>{offer.noBid}</Badge>}
              </>
            }
            note={
              <>
                <p title={formatMoment(row.endTime)}>{formatUntil(row.endTime, now, offer.ends)}</p>
                <p className="flex items-center gap-1.5 text-xs">
                  <Funds
                    aria-hidden
                    className={`size-3.5 ${funds === 'covered' ? 'text-good' : 'text-warn'}`}
                  />
                  {offer[funds]}
                </p>
                {!row.isKnownMoney && (
                  <p className="flex items-center gap-1.5 text-xs font-semibold text-warn">
                    <CircleAlert aria-hidden className="size-3.5" />
                    {offer.unknownMoney}
                  </p>
                )}
              </>
            }
            action={
              own ? (
                <Button tone="danger" onClick={() => onCancel(row.order)}>
                  {row.isBid || row.wasBid ? offer.cancelBid : offer.cancel}
                </Button>
              ) : (
                canAccept &&
                row.isCovered &&
                row.isKnownMoney && <Button onClick={() => onAccept(row.order)}>{offer.accept}</Button>
              )
            }
          />
        )
      })}
    </OrderColumns>
  )
  if (!rows.some(({ isBesideAuction }) => isBesideAuction)) return list
  return (
    <div className="space-y-2">
      {list}
      <p className="text-sm text-ink-soft">{offer.noBidMeaning}</p>
    </div>
  )
}

export declare namespace OffersTable {
  type Order = MarketOrder | CollectionOffer
  type Props = {
    rows: readonly OfferRow[]
    account: string | undefined
    /** The list's label for screen readers. */
    label: string
    /** Returns the name of an account. @default its address, shortened */
    nameOf?: (address: string) => string
    /** Whether the visitor holds the item. */
    canAccept: boolean
    onAccept: (order: Order) => void
    onCancel: (order: Order) => void
  }
}

function fundsOf(row: OfferRow): 'covered' | 'partlyCovered' | 'uncovered' {
  if (!row.isCovered) return 'uncovered'
  return row.remaining < unfilledOf(row) ? 'partlyCovered' : 'covered'
}

function forText({ fits, isBid, wasBid }: OfferRow, offer: TradeWords['offer']): string {
  if (isBid) return offer.inAuction
  if (wasBid) return offer.wasInAuction
  if (fits === 'item') return offer.forItem
  if (fits === 'list') return offer.forList
  return fits === 'collection' ? offer.forCollection : offer.forTraits(traitText(fits))
}
