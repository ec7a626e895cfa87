import type { MarketOrder, Nft } from '@souk/market'
import type { Hash } from 'viem'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment } from '../format/formatTime.js'
import { ownOffersWords } from '../i18n/areas/ownOffers.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Notice } from '../kit/Notice.js'
import { nftName } from '../nft/nftName.js'
import { orderKind } from './orderKind.js'
import type { OwnOffers, OwnOffersCase } from './ownOffers.js'
import { priceSigned } from './priceLeft.js'

/**
 * Says which open offers the visitor has on items that change hands, or that they make another offer on, with price and
 * end, and what the next owners could do; also that not all of these offers could be read. Until they are read, it says so,
 * except of items that the visitor has just got or looks at: what was known of those stays while it is read again.
 */
export function OwnOffersNotice(props: OwnOffersNotice.Props) {
  const {
    found,
    bids,
    at,
    items,
    isNamed = items > 1,
    isPending = false,
    isIncomplete = false,
    onCancel,
  } = props
  const texts = useArea(ownOffersWords)
  const lines = found.flatMap(({ nft, offers }) => offers.map((offer) => ({ nft, offer })))
  const areBids =
    lines.length > 0 && lines.every(({ nft, offer }) => orderKind(offer, nft?.auction, bids) === 'bid')
  const words = areBids ? texts.bids : texts
  if (isPending && at !== 'held' && at !== 'looking')
    return <p className="text-sm text-ink-soft">{words.reading}</p>
  const [first] = lines
  if (!first) return isIncomplete ? <Notice tone="warn">{words[at].unread}</Notice> : null
  const isOne = lines.length === 1
  const isOneItem = found.length === 1
  const [price, until] = termsOf(first.offer)
  const said = words[wordsFor(at, first.nft)]
  const name = isNamed && isOneItem && first.nft ? nftName(first.nft) : undefined
  const cancel =
    at === 'offering'
      ? { one: words.cancelOlder, several: words.cancelAllOlder }
      : { one: words.cancelOne, several: words.cancelSeveral }
  return (
    <Notice
      tone={at === 'looking' ? 'info' : 'warn'}
      action={
        <Button onClick={() => onCancel(lines.map(({ offer }) => offer))}>
          {isOne ? cancel.one : cancel.several}
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {isOne
          ? said.one(price, until, name)
          : isOneItem
            ? said.several(lines.length, name)
            : said.severalItems(lines.length)}
      </p>
      {!isOne && (
        <ul className="list-disc pl-5">
          {lines.slice(0, most).map(({ nft, offer }) => (
            <li key={offer.orderHash} className="wrap-anywhere">
              {isOneItem || !nft
                ? words.line(...termsOf(offer))
                : words.lineOf(nftName(nft), ...termsOf(offer))}
            </li>
          ))}
        </ul>
      )}
      {lines.length > most && <p>{words.more(lines.length - most)}</p>}
      {isIncomplete && <p>{words[at].unread}</p>}
    </Notice>
  )
}

/** More would hide the trade itself. */
const most = 5

function wordsFor(at: OwnOffersCase, nft: Nft | undefined): OwnOffersCase | 'offeringUnits' | 'offeringAny' {
  if (at !== 'offering') return at
  if (!nft) return 'offeringAny'
  return nft.standard === 'erc1155' ? 'offeringUnits' : at
}

function termsOf(offer: MarketOrder): [price: string, until: string] {
  return [formatMoney(priceSigned(offer), offer.currency, { exact: true }), formatMoment(offer.endTime)]
}

export declare namespace OwnOffersNotice {
  type Props = {
    found: readonly OwnOffers[]
    /** Offers that were bids in an auction when they were made. @default none is known */
    bids?: ReadonlySet<Hash>
    at: OwnOffersCase
    /** The number of items that change hands, or that the visitor makes offers on. */
    items: number
    /** Whether the only item with offers is named. @default only where it is one of several */
    isNamed?: boolean | undefined
    /** Whether the offers are being read, for the first time or again. @default false */
    isPending?: boolean
    /** Whether some offers of the visitor could not be read. @default false */
    isIncomplete?: boolean
    onCancel: (offers: readonly MarketOrder[]) => void
  }
}
