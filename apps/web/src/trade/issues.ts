import type { MarketOrder } from '@souk/market'
import type { CancellationIssue, ListingIssue, PurchaseIssue } from '@souk/react'
import { formatMoney } from '../format/formatMoney.js'
import { unitPrice } from '../orders/statusText.js'

/** What stands in the way, and what helps. */
export type IssueText = { title: string; body: string }

const wrongNetwork: IssueText = {
  title: 'Your wallet is on another network',
  body: 'Switch it, then this goes on. Nothing was signed or sent.',
}

export const listingIssueText: Record<ListingIssue, IssueText> = {
  wrongNetwork,
  notHeld: {
    title: 'Your wallet does not hold this item any more',
    body: 'Only what you hold can be listed. Nothing was signed.',
  },
  feeTooSmall: {
    title: 'The price is too small to be split',
    body: 'One of the fees would come to nothing. Raise the price a little.',
  },
  conduitUnusable: {
    title: 'This market’s conduit cannot be used',
    body: 'The market is set up wrongly on this network; its operator has to mend it. Nothing was signed.',
  },
  notSigned: {
    title: 'This listing is not kept in this browser',
    body: 'Close this and list the item again.',
  },
}

export const purchaseIssueText: Record<PurchaseIssue, IssueText> = {
  wrongNetwork,
  ownListing: {
    title: 'This is your own listing',
    body: 'To get the item back off the market, cancel the listing.',
  },
  sold: { title: 'Somebody was faster', body: 'This listing has just been bought. No money of yours moved.' },
  cancelled: {
    title: 'The seller took it back',
    body: 'The listing was cancelled. No money of yours moved.',
  },
  ended: { title: 'The listing has ended', body: 'Its time is over. No money of yours moved.' },
  unavailable: {
    title: 'This cannot be bought right now',
    body: 'The seller moved the item or took the approval back. No money of yours moved.',
  },
  priceChanged: {
    title: 'The price is not what you saw',
    body: 'The signed listing asks for another amount than the page showed, so we stopped. No money of yours moved.',
  },
  fundsShort: {
    title: 'Not enough in your wallet',
    body: 'Add funds or use another wallet. Nothing was sent.',
  },
}

export const cancellationIssueText: Record<CancellationIssue, IssueText> = {
  wrongNetwork,
  alreadyClosed: {
    title: 'Nothing to cancel',
    body: 'This listing was already sold, cancelled or has ended.',
  },
}

type Priced = Pick<MarketOrder, 'price' | 'total' | 'currency'>

/** Warns, before the money goes out, of an own listing that the purchase wakes up. */
export function wakingText(order: Priced): string {
  return order.total > 1n
    ? `You still have a listing of this item at ${askedOf(order)}. It becomes valid as soon as you hold enough; anybody can then buy from you. If you want to keep what you buy, cancel it first.`
    : `You still have a listing of this item at ${askedOf(order)}. It becomes valid the moment the item is yours; anybody can then buy it. If you want to keep the item, cancel it first.`
}

/** Says the same once the item has been bought. */
export function wokenText(order: Priced): string {
  return `Your earlier listing at ${askedOf(order)} can be bought from again now that you hold the item. Cancel it if you want to keep what you bought.`
}

function askedOf(order: Priced): string {
  const price = formatMoney(unitPrice(order), order.currency, { exact: true })
  return order.total > 1n ? `${price} each` : price
}
