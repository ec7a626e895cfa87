import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'

/** A value of a field, and what it changes in the answer. */
export type FieldCase = {
  value: unknown
  /** The rest of the body. @default that of the route */
  base?: unknown
  /** Part of the message with which the value is refused. @default another answer */
  refused?: string
}

/** How a route is asked, and a case for each field that its body can have. */
export type BodyCases = { body: unknown; query?: string; fields: Readonly<Record<string, FieldCase>> }

/** Orders that are not posted, each for the route that takes it. */
export type Signed =
  | 'listing'
  | 'listings'
  | 'offer'
  | 'offers'
  | 'wide'
  | 'swap'
  | 'step'
  | 'rawListing'
  | 'rawOffer'
  | 'another'
  | 'third'

/** The state of the test that the cases need. */
export type BodyFacts = {
  /** Two tokens of Amina. She lists the first one. */
  tokens: readonly [bigint, bigint]
  /** A token of which Amina has several units. */
  jar: bigint
  slug: string
  trait: readonly [type: string, value: string]
  /** A listing of Amina's, an offer of Bilal's on its token, one on any token, and a swap of Amina's. */
  listing: Hex
  offer: Hex
  collectionOffer: Hex
  swap: Hex
  now: bigint
  signed: Readonly<Record<Signed, Order.Order>>
  /** A collection with free mints. */
  free: string
}

/** Cases by the name of the route. */
export type BodiesByRoute = Readonly<Record<string, BodyCases>>
