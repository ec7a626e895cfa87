import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Events of a wallet. */
export const news = {
  title: 'News for you',
  /** The mark of what the visitor has not read. */
  unread: 'Unread',
  /** `names`: of its first items. */
  set: (count: number, names: string) => `A set of ${items(count)} (${names})`,
  theSet: (count: number, names: string) => `a set of ${items(count)} (${names})`,
  both: (one: string, other: string) => `${one} and ${other}`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  anyOf: (collection: string) => `any item of ${collection}`,
  /** Where a swap lets the wallet choose what it gives. */
  choice: 'choice of item',
  /** A trade whose price is not known. */
  traded: (what: string) => `${what} changed hands in a trade`,
  about: {
    sold: (what: string, price: string) => `${what} sold for ${price}`,
    bought: (what: string, price: string) => `${what} bought for ${price}`,
    came: (what: string, _price: string) => `${what} arrived in your wallet`,
    gone: (what: string, _price: string) => `${what} left your wallet without a sale`,
    swapOffered: (what: string, given: string) => `Swap offered: ${what} for your ${given}`,
    swapped: (what: string, given: string) => `Swap accepted: ${what} for your ${given}`,
    offerMade: (what: string, price: string) => `${price} offered for ${what}`,
    offerBefore: (what: string, price: string) =>
      `Open offer of ${price} for ${what}, made before you owned it`,
    bidPlaced: (what: string, price: string) => `Bid of ${price} placed on ${what}`,
    offered: (what: string, price: string) => `Reserved for you at ${price}: ${what}`,
    outbid: (what: string, price: string) => `You were outbid on ${what}: the highest bid is ${price}`,
    offerOutbid: (what: string, price: string) => `Another offer for ${what} is higher than yours: ${price}`,
    won: (what: string, price: string) => `You won ${what} for ${price}. Settle the auction to receive it`,
    lost: (what: string, price: string) => `Another bid won ${what}, at ${price}. Your bid stays open`,
    settledForYou: (what: string, price: string) => `You won ${what} for ${price}. It is in your wallet`,
    ended: (what: string, price: string) =>
      `Your auction of ${what} ended with a bid of ${price}. You can settle it`,
    unsold: (what: string, _price: string) => `Your auction of ${what} ended without a winner`,
    settled: (what: string, price: string) => `Your auction of ${what} was settled for ${price}`,
    auctionAsleep: (what: string, _price: string) => `Your auction of ${what} is inactive, but still signed`,
    auctionAwake: (what: string, price: string) =>
      `Your auction of ${what} is open again, at ${price}. Cancel it if you no longer want it`,
    listingEnds: (what: string, price: string) => `Your listing of ${what} at ${price} ends within a day`,
    offerEnds: (what: string, price: string) => `Your offer of ${price} for ${what} ends within a day`,
    listingAsleep: (what: string, price: string) =>
      `Your listing of ${what} at ${price} is inactive, but still signed`,
    offerAsleep: (what: string, price: string) =>
      `Your offer of ${price} for ${what} is inactive, but still signed`,
    listingAwake: (what: string, price: string) =>
      `Your listing of ${what} at ${price} is active again. Cancel it if you no longer want it`,
    offerAwake: (what: string, price: string) => `Your offer of ${price} for ${what} is active again`,
  },
  /** An item arrived, and an order of the account on it is fillable again. */
  arrived: {
    listingAwake: (what: string, price: string) =>
      `${what} arrived in your wallet. Your listing of it at ${price} is active again. Cancel it if you no longer want it`,
    auctionAwake: (what: string, price: string) =>
      `${what} arrived in your wallet. Your auction of it is open again, at ${price}. Cancel it if you no longer want it`,
  },
  /** After a part of an own offer was accepted. */
  withRest: (text: string, left: bigint) => `${text}. Your offer is still open for ${left} more`,
  /** What the list leaves out, so that an empty one does not say that there is none. */
  leftOut:
    'News of an offer or a bid leaves this list once it is cancelled or filled; the activity keeps it. New offers on any item of a collection are not among the news. Your portfolio shows those that you can accept.',
  cut: (count: number) =>
    `Notifications cover your newest ${count} listings and your newest ${count} offers.`,
  cutAuctions: (count: number) =>
    `Notifications cover the newest ${count} auctions that you started, and the newest ${count} that you bid on.`,
}
