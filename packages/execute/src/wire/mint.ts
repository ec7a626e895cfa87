import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address, Hex } from 'viem'
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
  custom?: { contract: Address; price: bigint; details: MintDetails }
  /** @default 1 */
  quantity?: bigint
  preferredMintStage?: string
}

/** A call that mints. */
export type MintDetails = {
  tx: {
    to: Address
    data: {
      /** The selector of the function: four bytes. */
      signature: Hex
      params?: readonly MintParameter[]
    }
  }
}

/** A parameter of a call that mints. */
export type MintParameter = {
  /**
   * The source of the value: `unknown` is `abiValue`, `recipient` the taker, `quantity` the quantity of the item, and
   * `contract` the collection.
   *
   * @default 'unknown'
   */
  kind?: string
  /** Its type in Solidity. */
  abiType: string
  /** Its value, with every number as a decimal string. */
  abiValue?: unknown
}

const detailsSchema = z.object({
  tx: z.object({
    to: F.address,
    data: z.object({
      signature: F.hex,
      params: z.nullish(
        z.array(
          z.object({ kind: z.nullish(z.string()), abiType: z.string(), abiValue: z.nullish(z.unknown()) }),
        ),
      ),
    }),
  }),
})

const flag = z.nullish(z.boolean())

const itemSchema = z.object({
  collection: z.nullish(z.string()),
  token: z.nullish(F.token),
  custom: z.nullish(z.object({ contract: F.address, price: F.uint, details: detailsSchema })),
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
  return defined({ ...rest, items: items.map(toItem) })
}

function toItem({ custom, ...item }: z.Output<typeof itemSchema>): MintItem {
  return defined({ ...item, custom: custom && { ...custom, details: toDetails(custom.details) } })
}

function toDetails({ tx: { to, data } }: z.Output<typeof detailsSchema>): MintDetails {
  const { signature, params } = data
  return { tx: { to, data: defined({ signature, params: params?.map((one) => defined(one)) }) } }
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
