import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Currency, PaymentToken } from '../domain/Currency.js'
import * as F from './fields.js'

/** The schema of a payment token in which prices are displayed. */
export const schema = z.object({
  address: F.address,
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
})

/** The complete schema of a payment token. */
export const paymentTokenSchema = z.map(
  z.extend(schema, { image_url: F.optionalText, eth_price: F.optionalDecimal, usd_price: F.optionalDecimal }),
  ({ image_url, eth_price, usd_price, ...currency }): PaymentToken => ({
    ...currency,
    ...defined({ imageUrl: image_url, ethPrice: eth_price, usdPrice: usd_price }),
  }),
)

/** A payment token in the format of the marketplace API. */
export type Wire = {
  symbol: string
  address: string
  image_url: string | null
  name: string
  decimals: number
  eth_price: string | null
  usd_price: string | null
}

/** Reads a payment token. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): PaymentToken {
  return F.decodeBy(paymentTokenSchema, value, 'payment token')
}

/** Writes a payment token. Unknown prices are null. */
export function encode(currency: Currency | PaymentToken): Wire {
  const token: PaymentToken = currency
  return {
    symbol: token.symbol,
    address: token.address.toLowerCase(),
    image_url: token.imageUrl ?? null,
    name: token.name,
    decimals: token.decimals,
    eth_price: token.ethPrice ?? null,
    usd_price: token.usdPrice ?? null,
  }
}
