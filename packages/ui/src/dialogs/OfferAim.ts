import type { OfferTrait } from '@souk/market'

/** The visitor's choice of the items of a collection that an offer is for. */
export type OfferAim = {
  scope: 'any' | 'ids'
  /** An item must have all of these; used when the scope is `any`. */
  traits: readonly OfferTrait[]
  /** The token ids as typed; used when the scope is `ids`. */
  typed: string
}
