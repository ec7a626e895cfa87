import type { Currency } from '@souk/market'
import type { Address } from 'viem'

/** What can be said about an auction or an order of a wallet. */
export type NoticeAbout =
  | 'outbid'
  | 'offerOutbid'
  | 'won'
  | 'lost'
  | 'settledForYou'
  | 'ended'
  | 'unsold'
  | 'settled'
  | 'auctionAsleep'
  | 'auctionAwake'
  | 'listingEnds'
  | 'offerEnds'
  | 'listingAsleep'
  | 'offerAsleep'
  | 'listingAwake'
  | 'offerAwake'

/** The state of an auction or an order that a wallet's owner should know of. */
export type Notice = {
  /** The same as long as the state lasts, so that it is news only once. */
  key: string
  about: NoticeAbout
  /** When it came about; undefined if the market does not tell. */
  at: Date | undefined
  contract: Address
  /** Absent for an offer on any item of a collection. */
  tokenId?: bigint
  /** The number of items of a set; the notice names the first one. */
  items?: number
  /** The units that the order can still trade, for which the price is. @default 1 */
  units?: bigint
  price: { amount: bigint; currency: Currency }
  /** The transaction that settled an auction. */
  transactionHash?: `0x${string}`
}
