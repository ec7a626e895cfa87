import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'

/** A request to transfer tokens, as sent to `/execute/transfer/v1`. */
export type TransferRequest = {
  from: Address
  to: Address
  items: readonly TransferItem[]
}

/** A token to transfer. */
export type TransferItem = {
  token: Token
  /** @default 1 */
  quantity?: bigint
}

/** The schema of a request to transfer tokens. */
export const requestSchema = z.object({
  from: F.address,
  to: F.address,
  items: z.array(z.object({ token: F.token, quantity: z.nullish(F.quantity) })),
})

/**
 * Reads a request to transfer tokens.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeRequest(value: unknown): TransferRequest {
  const { from, to, items } = F.decodeBy(requestSchema, value, 'transfer')
  return { from, to, items: items.map((item): TransferItem => defined(item)) }
}

/** Writes a request to transfer tokens. */
export function encodeRequest({ from, to, items }: TransferRequest) {
  return {
    from: from.toLowerCase(),
    to: to.toLowerCase(),
    items: items.map(({ token, quantity }) =>
      defined({
        token: F.writeToken(token),
        quantity: quantity === undefined ? undefined : F.writeNumber(quantity),
      }),
    ),
  }
}
