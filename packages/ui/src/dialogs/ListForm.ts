/** How long an order stays open, in days. */
export type Duration = '1' | '3' | '7' | '28'

/** The start and end of an order, as typed. */
export type TimeForm = {
  duration: Duration | 'custom'
  /** The value of a `datetime-local` field; used when the duration is custom. */
  endsAt: string
  /** Likewise; empty to start at once. */
  startsAt: string
}

/** How to sell: at one price, at a falling price, or to the highest bid. */
export type ListMode = 'fixed' | 'dutch' | 'english'

/** The visitor's input. */
export type ListForm = TimeForm & {
  mode: ListMode
  price: string
  /** The final price of a falling price. */
  endPrice: string
  currencyAddress: string
  /** As typed; only for editions. */
  quantity: string
  isPrivate: boolean
  /** The buyer of a private listing: an address, or a demo wallet's name. */
  buyer: string
  /** Whether to publish on chain instead of signing. */
  isOnChain: boolean
}
