import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import type { AmountFor } from './orders.js'
import * as unneeded from './unneeded.js'

/** A request to mint, as sent to `/execute/mint/v1`. */
export type MintRequest = {
  items: readonly MintItem[]
  /** The account that pays and receives the tokens. */
  taker: Address
  source?: string
  referrer?: Address
  /** The chain of the payment, if it is a different one. */
  currencyChainId?: number
  feesOnTop?: readonly AmountFor[]
  /** Mints the available units and leaves out the rest. */
  partial?: boolean
  skipBalanceCheck?: boolean
  /** Returns the path without steps. */
  onlyPath?: boolean
  comment?: string
}

/** An item to mint. */
export type MintItem = {
  collection?: string
  token?: Token
  /** A mint that the server does not know. */
  custom?: { contract: Address; price: bigint; details: Readonly<Record<string, unknown>> }
  /** @default 1 */
  quantity?: bigint
  preferredMintStage?: string
}

const flag = z.nullish(z.boolean())

const itemSchema = z.object({
  collection: z.nullish(z.string()),
  token: z.nullish(F.token),
  custom: z.nullish(z.object({ contract: F.address, price: F.uint, details: F.json })),
  quantity: z.nullish(F.quantity),
  preferredMintStage: z.nullish(z.string()),
})

/** The schema of a request to mint. */
export const requestSchema = z.object({
  items: z.array(itemSchema),
  taker: F.address,
  source: unneeded.sourceOfMint,
  referrer: unneeded.referrer,
  currencyChainId: z.nullish(F.chainId),
  feesOnTop: z.nullish(z.array(F.amountFor)),
  partial: flag,
  skipBalanceCheck: flag,
  onlyPath: flag,
  comment: unneeded.comment,
})

/** Reads a request to mint. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): MintRequest {
  const { items, ...rest } = F.decodeBy(requestSchema, value, 'mint')
  return defined({ ...rest, items: items.map((item): MintItem => defined(item)) })
}

/** Writes a request to mint. */
export function encodeRequest(request: MintRequest) {
  const { items, taker, referrer, feesOnTop, ...rest } = request
  return defined({
    items: items.map(({ token, custom, quantity, ...item }) =>
      defined({
        ...item,
        token: token && F.writeToken(token),
        custom: custom && {
          ...custom,
          contract: custom.contract.toLowerCase(),
          price: String(custom.price),
        },
        quantity: quantity === undefined ? undefined : F.writeNumber(quantity),
      }),
    ),
    taker: taker.toLowerCase(),
    referrer: F.writeAddress(referrer),
    feesOnTop: feesOnTop?.map(F.writeAmountFor),
    ...rest,
  })
}
