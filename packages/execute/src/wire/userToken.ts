import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type BestOrder, schema as bestSchema, encode as encodeBest, fromBestOrder } from './bestOrder.js'
import * as F from './fields.js'
import { encodeFacts, factsSchema, fromFacts, type TokenFacts } from './token.js'

/** A token of an account, as `/users/{user}/tokens/v10` returns it. */
export type UserToken = {
  token: TokenFacts
  floorAsk?: BestOrder
  topBid?: BestOrder
  ownership: {
    tokenCount: bigint
    onSaleCount: bigint
    /** The owner's own best listing. */
    floorAsk?: BestOrder
    acquiredAt?: Date
  }
}

/** A page of tokens. `continuation` requests the next one. */
export type UserTokenPage = { tokens: readonly UserToken[]; continuation?: string }

const ownershipSchema = z.object({
  tokenCount: z.nullish(F.uint),
  onSaleCount: z.nullish(F.uint),
  floorAsk: z.nullish(bestSchema),
  acquiredAt: z.nullish(F.date),
})

const tokenSchema = z.extend(factsSchema, {
  floorAsk: z.nullish(bestSchema),
  topBid: z.nullish(bestSchema),
})

/** The schema of a page. */
export const pageSchema = z.object({
  tokens: z.array(z.object({ token: tokenSchema, ownership: z.nullish(ownershipSchema) })),
  continuation: z.nullish(z.string()),
})

/** Reads a page. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): UserTokenPage {
  const { tokens, continuation } = F.decodeBy(pageSchema, value, 'tokens')
  return defined({
    tokens: tokens.map(({ token: { floorAsk, topBid, ...facts }, ownership }) =>
      defined({
        token: fromFacts(facts),
        floorAsk: fromBestOrder(floorAsk),
        topBid: fromBestOrder(topBid),
        ownership: defined({
          tokenCount: ownership?.tokenCount ?? 1n,
          onSaleCount: ownership?.onSaleCount ?? 0n,
          floorAsk: fromBestOrder(ownership?.floorAsk),
          acquiredAt: ownership?.acquiredAt,
        }),
      }),
    ),
    continuation,
  })
}

/** Writes a page. */
export function encodePage({ tokens, continuation }: UserTokenPage) {
  return { tokens: tokens.map(encodeOne), continuation: continuation ?? null }
}

function encodeOne({ token, floorAsk, topBid, ownership }: UserToken) {
  const { tokenCount, onSaleCount, acquiredAt } = ownership
  return {
    token: { ...encodeFacts(token), floorAsk: encodeBest(floorAsk), topBid: encodeBest(topBid) },
    ownership: defined({
      tokenCount: String(tokenCount),
      onSaleCount: String(onSaleCount),
      floorAsk: encodeBest(ownership.floorAsk),
      acquiredAt: acquiredAt?.toISOString(),
    }),
  }
}
