import type { Collection, Currency, MarketInfo, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount, formatGap } from '@souk/ui/parts/format/formatShare.js'
import { formatUntil } from '@souk/ui/parts/format/formatTime.js'
import { orderTexts } from '@souk/ui/parts/i18n/areas/orderText.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { severalWords } from '@souk/ui/parts/i18n/areas/several.js'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass } from '@souk/ui/parts/kit/Field.js'
import { HideButton } from '@souk/ui/parts/kit/HideButton.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { floorOf } from '@souk/ui/parts/orders/floorOf.js'
import { isSameWorth } from '@souk/ui/parts/orders/isSameWorth.js'
import { offerUnits } from '@souk/ui/parts/orders/offerUnits.js'
import { OrderRow, SubjectLink } from './OrderRow.js'
import { onText } from './onText.js'
import type { Received } from './received.js'

/** Shows an offer received: what it pays, when it ends, and a button to accept it. */
export function ReceivedRow(props: ReceivedRow.Props) {
  const { row, own, currency, wrappedNative, collection, given, makerName, onChoose, onAccept } = props
  const { isPicked, onPick, isHidden, onHide } = props
  const words = useArea(portfolioWords)
  const clock = useClock()
  const { sales } = useArea(severalWords)
  const { offer: terms } = useTradeWords()
  const { now } = useArea(orderTexts)
  const { offer, fitting } = row
  const deal = Deal.from(offer.order.parameters)
  const floor = floorOf(given, collection)
  const isChoice = 'criteria' in offer
  const subject = isChoice ? onText(offer, collection, words) : nftName(given)
  const said = `${subject}, ${formatMoney(row.unitPrice, currency)}`
  return (
    <OrderRow
      quiet={isHidden}
      select={
        onPick &&
        !isHidden && (
          <label className="-ml-3 grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              aria-label={sales.choose(said)}
              checked={isPicked}
              onChange={onPick}
              className="size-5 accent-clay"
            />
          </label>
        )
      }
      item={
        <SubjectLink
          subject={{
            name: subject,
            image: isChoice ? collection?.imageUrl : given.imageUrl,
            link: {
              to: '/item/$contract/$id',
              params: { contract: given.contract, id: String(given.tokenId) },
            },
          }}
          note={words.received.from(makerName)}
        />
      }
      price={
        <>
          <p className="font-semibold">
            <Money amount={row.unitPrice} currency={currency} />
            {row.total > 1n && (
              <span className="font-normal text-ink-soft"> {offerUnits(row, { offer: terms, now })}</span>
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {words.received.net(formatMoney(row.net, currency, { exact: true }))}
          </p>
        </>
      }
      note={
        <>
          {isHidden && <p className="font-semibold text-ink">{words.received.stillOpen}</p>}
          <p>{formatUntil(deal.endTime, clock(), words.received.ends)}</p>
          {floor && floor.price > 0n && isSameWorth(floor.currency, currency, wrappedNative) && (
            <p>{floorText(row.unitPrice, floor.price, words.received)}</p>
          )}
        </>
      }
      actions={
        own && (
          <>
            {isChoice && fitting.length > 1 && (
              <select
                aria-label={words.received.choose}
                value={String(given.tokenId)}
                onChange={(event) => onChoose(event.target.value)}
                className={`${controlClass} !h-11 !w-auto min-w-0 max-w-72 flex-1 text-ellipsis max-xs:max-w-none max-xs:basis-full!`}
              >
                {fitting.slice(0, 200).map((nft) => (
                  <option key={String(nft.tokenId)} value={String(nft.tokenId)}>
                    {nftName(nft)}
                  </option>
                ))}
              </select>
            )}
            <HideButton {...{ isHidden, onHide }} name={said} />
            <Button onClick={onAccept}>{words.received.accept}</Button>
          </>
        )
      }
    />
  )
}

export declare namespace ReceivedRow {
  type Props = {
    row: Received
    own: boolean
    currency: Currency
    /** The token that wraps the native currency, which has equal worth. */
    wrappedNative: MarketInfo['wrappedNative']
    collection: Collection | undefined
    /** The item that would be sold. */
    given: Nft
    makerName: string
    isPicked: boolean
    /** Selects it among several. Absent if there is nothing to select. */
    onPick: (() => void) | undefined
    /** Whether the visitor hid it. */
    isHidden: boolean
    /** Hides it in this browser, or shows it again. */
    onHide: () => void
    /** Called with the tokenId of another matching item. */
    onChoose: (tokenId: string) => void
    onAccept: () => void
  }
}

/** Compares an offer with the floor: in percent, or as a multiple where percents would be hard to read. */
function floorText(price: bigint, floor: bigint, words: (typeof portfolioWords)['en']['received']): string {
  return price >= floor * 10n
    ? words.timesFloor(formatCount(price / floor))
    : words.aboveFloor(formatGap(Number((price * 10_000n) / floor)))
}
