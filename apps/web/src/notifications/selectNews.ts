import type { Activity, AnyOrder, Collection, MarketOrder, Nft } from '@souk/market'
import { type ActivityEntry, activityEntries } from '@souk/ui/parts/activity/activityEntries.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { type HiddenOffers, isHiddenOffer } from '@souk/ui/parts/orders/hiddenOffers.js'
import { isBidOn } from '@souk/ui/parts/orders/isBidOn.js'
import { priceLeft } from '@souk/ui/parts/orders/priceLeft.js'
import type { Address } from 'viem'
import type { Notice, NoticeAbout } from './Notice.js'
import { offerLeft } from './offerLeft.js'

/** The types of activity that can be news for an account. */
export const newsTypes = ['sale', 'transfer', 'mint', 'listing'] as const

/**
 * A change of a wallet that this browser did not cause. `gone`: the item left the wallet without a sale. `offered`: a
 * private listing for this wallet. `offerMade`: an offer for one of its items. `offerBefore`: one that was made before the
 * wallet received the item. `bidPlaced`: a bid on its auction. `swapOffered`, `swapped`: the parts and the prices
 * are what the wallet gets, `given` and `paid` what it gives.
 */
export type News = Omit<ActivityEntry, 'at' | 'things'> & {
  /** Undefined if the market does not tell when it came about. */
  at: Date | undefined
  about:
    | 'sold'
    | 'bought'
    | 'came'
    | 'gone'
    | 'offered'
    | 'offerMade'
    | 'offerBefore'
    | 'bidPlaced'
    | 'swapOffered'
    | 'swapped'
    | NoticeAbout
  /** How many units the wallet's offer still takes, of which a part was accepted. */
  left?: bigint
  /** Whether the item of an order that is open again arrived with it. @default false */
  hasArrived?: boolean
  given?: readonly Activity[]
  paid?: ActivityEntry['prices']
}

/**
 * Picks a wallet's news: what is unread, and what the visitor has read and keeps in the list.
 *
 * @param activities - Of the account, newest first.
 * @param facts.seen - Until when they were seen, in milliseconds since 1970.
 * @param facts.read - The keys of read news to keep in the list. @default none
 * @param facts.sent - Hashes of transactions that were sent from this browser, or that notices tell of.
 * @param facts.bids - Open offers of the account, to say what is left of them. @default none
 */
export function selectNews(activities: readonly Activity[], facts: selectNews.Facts): readonly News[] {
  const { account, seen, read, sent, bids = [] } = facts
  return activityEntries(activities).flatMap((entry) => {
    if (!isListed(entry, { seen, read }) || sent.has(entry.transactionHash ?? '')) return []
    if (entry.type === 'swap') return [toSwapped(entry, account)]
    const about = aboutOf(entry, account)
    const left = about === 'bought' ? offerLeft(entry.parts, { activities, bids }) : 0n
    return about ? [{ ...entry, about, ...(left > 0n ? { left } : {}) }] : []
  })
}

export declare namespace selectNews {
  type Facts = {
    account: Address
    seen: number
    read?: ReadonlySet<string>
    sent: ReadonlySet<string>
    bids?: readonly MarketOrder[] | undefined
  }
}

function toSwapped(entry: ActivityEntry, account: Address): News {
  const isGot = ({ to }: Activity) => isSameAddress(to, account)
  const { parts, bundle: { payments = [] } = {} } = entry
  return {
    ...entry,
    about: 'swapped',
    parts: parts.filter(isGot),
    given: parts.filter((part) => !isGot(part)),
    prices: payments
      .filter(({ to, received }) => isSameAddress(to, account) && received > 0n)
      .map(({ received: amount, currency }) => ({ amount, currency })),
    paid: payments.filter(({ from }) => isSameAddress(from, account)),
  }
}

/**
 * Picks the new offers on a wallet's items, or swaps for them, and those read before that stay in the list. What the
 * visitor hid is not news.
 */
export function selectOffers<order extends AnyOrder>(
  offers: readonly order[],
  {
    account,
    seen,
    read,
    hidden,
  }: Pick<selectNews.Facts, 'account' | 'seen' | 'read'> & {
    hidden: HiddenOffers
  },
): readonly order[] {
  return offers.filter(
    (offer) =>
      offer.status === 'active' &&
      !isSameAddress(offer.maker, account) &&
      isListed({ key: offer.orderHash, at: offer.createdAt }, { seen, read }) &&
      !isHiddenOffer(offer, hidden),
  )
}

/**
 * Turns an offer into news of a wallet, with the item it is for, and what others have left of it. An offer that counts in the wallet's auction is a bid.
 *
 * @param facts.isFromBefore - Whether it was made before the wallet received the item. @default false
 */
export function toNews(
  offer: MarketOrder,
  { nft, account, isFromBefore = false }: { nft: Nft; account: Address; isFromBefore?: boolean },
): News {
  const { orderHash: key, createdAt: at, currency, remaining: units, maker: from } = offer
  const { contract, tokenId, collection, name, imageUrl, auction } = nft
  const part = { type: 'offer', at, contract, tokenId, collection, name, quantity: units, from } as const
  const prices = [{ currency, amount: priceLeft(offer) }]
  const isBid = auction && isSameAddress(auction.maker, account) && isBidOn(auction, offer)
  return {
    key,
    type: 'offer',
    about: isBid ? 'bidPlaced' : isFromBefore ? 'offerBefore' : 'offerMade',
    at,
    parts: [{ ...part, ...(imageUrl ? { imageUrl } : {}) }],
    from,
    prices,
    units,
  }
}

/** Turns a notice of an auction or an order into news, with its item, or the collection of an offer on any item. */
export function noticeNews(notice: Notice, subject: Nft | Collection): News {
  const { key, about, at, price, items, units = 1n, contract, transactionHash } = notice
  const { imageUrl } = subject
  const of =
    'tokenId' in subject
      ? { tokenId: subject.tokenId, collection: subject.collection, name: subject.name }
      : { collection: subject.slug, collectionName: subject.name }
  const part = {
    type: 'offer',
    at: at ?? new Date(0),
    contract,
    ...of,
    quantity: 1n,
    ...(items ? { side: 'ask' as const } : {}),
  } as const
  return {
    ...{ key, about, at },
    type: 'offer',
    parts: [{ ...part, ...(imageUrl ? { imageUrl } : {}) }],
    ...(items ? { bundle: { items } } : {}),
    prices: [price],
    units,
    ...(transactionHash ? { transactionHash } : {}),
  }
}

/** Whether news is unread, or read and kept in the list. */
function isListed(
  { key, at }: { key: string; at: Date },
  { seen, read }: Pick<selectNews.Facts, 'seen' | 'read'>,
): boolean {
  return at.getTime() > seen || (read?.has(key) ?? false)
}

/** News in the list of a visitor. */
export type ListedNews = News & { isUnread: boolean }

/** Marks what came about after a time as unread. */
export function markNews(news: readonly News[], { seen }: Pick<selectNews.Facts, 'seen'>): ListedNews[] {
  return news.map((one) => ({ ...one, isUnread: one.at !== undefined && one.at.getTime() > seen }))
}

/** Compares news: unread first, each part newest first. News without a time is about now. */
export function newestFirst(
  a: Pick<ListedNews, 'at' | 'isUnread'>,
  b: Pick<ListedNews, 'at' | 'isUnread'>,
): number {
  if (a.isUnread !== b.isUnread) return a.isUnread ? -1 : 1
  return (b.at?.getTime() ?? Number.MAX_VALUE) - (a.at?.getTime() ?? Number.MAX_VALUE)
}

/** Returns the newest time of some events, by the clock that dates them: the browser's may differ. */
export function newest(times: readonly Date[]): number {
  return Math.max(0, ...times.map((at) => at.getTime()))
}

function aboutOf({ type, parts }: ActivityEntry, account: Address): News['about'] | undefined {
  const is = (side: 'from' | 'to') => parts.some((part) => isSameAddress(part[side], account))
  if (type === 'listing') return is('to') ? 'offered' : undefined
  if (type === 'sale') return is('from') ? 'sold' : 'bought'
  return is('to') ? 'came' : 'gone'
}
