import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import { type OrderTerms, termsSchema, writeTerms } from './orders.js'
import * as unneeded from './unneeded.js'

/** A request to bid, as sent to `/execute/bid/v5`. */
export type BidRequest = { maker: Address; source?: string; params: readonly Bid[] }

/** A bid on a token, on any token of a collection or a set, or on any token with an attribute. */
export type Bid = OrderTerms & {
  token?: Token
  collection?: string
  tokenSetId?: string
  attributeKey?: string
  attributeValue?: string
  excludeFlaggedTokens?: boolean
  usePermit?: boolean
}

const bidSchema = z.object({
  ...termsSchema,
  token: z.nullish(F.token),
  collection: z.nullish(z.string()),
  tokenSetId: z.nullish(z.string()),
  attributeKey: z.nullish(z.string()),
  attributeValue: z.nullish(z.string()),
  excludeFlaggedTokens: unneeded.excludeFlaggedTokens,
  usePermit: unneeded.usePermit,
})

/** The schema of a request to bid. */
export const requestSchema = z.object({
  maker: F.address,
  source: z.nullish(z.string()),
  blurAuth: unneeded.keys.blurAuth,
  params: z.array(bidSchema),
})

/** Reads a request to bid. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): BidRequest {
  const { maker, source, params } = F.decodeBy(requestSchema, value, 'bids')
  return defined({ maker, source, params: params.map((bid): Bid => defined(bid)) })
}

/** Writes a request to bid. */
export function encodeRequest({ maker, source, params }: BidRequest) {
  return defined({
    maker: maker.toLowerCase(),
    source,
    params: params.map((bid) =>
      defined({
        token: bid.token && F.writeToken(bid.token),
        collection: bid.collection,
        tokenSetId: bid.tokenSetId,
        attributeKey: bid.attributeKey,
        attributeValue: bid.attributeValue,
        excludeFlaggedTokens: bid.excludeFlaggedTokens,
        usePermit: bid.usePermit,
        ...writeTerms(bid),
      }),
    ),
  })
}
