/** For how long something stands, in days. */
export type Duration = '1' | '3' | '7' | '28'

/** From when until when an order stands, as typed. */
export type TimeForm = {
  duration: Duration | 'custom'
  /** As a `datetime-local` field gives it; read where the duration is custom. */
  endsAt: string
  /** Likewise; empty for at once. */
  startsAt: string
}

/** How something is sold: at one price, at a price that falls, or to the highest bid. */
export type ListMode = 'fixed' | 'dutch' | 'english'

/** What the person typed and chose. */
export type ListForm = TimeForm & {
  mode: ListMode
  price: string
  /** Of a falling price: where it ends. */
  endPrice: string
  currencyAddress: string
  /** As typed; only shown for editions. */
  quantity: string
  isPrivate: boolean
  /** Of a private listing: an address, or a demo wallet's name. */
  buyer: string
}
