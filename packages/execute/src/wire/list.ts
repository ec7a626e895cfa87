import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import { type OrderTerms, termsSchema, writeTerms } from './orders.js'
import * as unneeded from './unneeded.js'

/** A request to list, as sent to `/execute/list/v5`. */
export type ListRequest = { maker: Address; source?: string; params: readonly Listing[] }

/** One listing. */
export type Listing = OrderTerms & {
  token: Token
  /** The final price of a Dutch auction, in the currency's smallest unit. */
  endWeiPrice?: bigint
  /** The only account that can buy it. */
  taker?: Address
}

const listingSchema = z.object({
  ...termsSchema,
  token: F.token,
  endWeiPrice: z.nullish(F.uint),
  taker: z.nullish(F.address),
})

/** The schema of a request to list. */
export const requestSchema = z.object({
  maker: F.address,
  source: z.nullish(z.string()),
  blurAuth: unneeded.keys.blurAuth,
  params: z.array(listingSchema),
})

/** Reads a request to list. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): ListRequest {
  const { maker, source, params } = F.decodeBy(requestSchema, value, 'listings')
  return defined({ maker, source, params: params.map((listing): Listing => defined(listing)) })
}

/** Writes a request to list. */
export function encodeRequest({ maker, source, params }: ListRequest) {
  return defined({
    maker: maker.toLowerCase(),
    source,
    params: params.map((listing) =>
      defined({
        token: F.writeToken(listing.token),
        ...writeTerms(listing),
        endWeiPrice: listing.endWeiPrice === undefined ? undefined : String(listing.endWeiPrice),
        taker: F.writeAddress(listing.taker),
      }),
    ),
  })
}
