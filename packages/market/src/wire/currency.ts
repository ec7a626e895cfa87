import * as z from 'zod/mini'
import type { Currency } from '../Currency.js'
import * as F from './fields.js'

/** What is read of a payment token. */
export const schema = z.object({
  address: F.address,
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
})

/** A payment token as the marketplace family writes it. */
export type Wire = {
  symbol: string
  address: string
  image_url: string | null
  name: string
  decimals: number
  eth_price: string | null
  usd_price: string | null
}

/** Reads a payment token. @throws {InvalidFieldError} naming the field. */
export function decode(value: unknown): Currency {
  return F.decodeBy(schema, value, 'payment token')
}

/** Writes a payment token; prices in other currencies are not known here. */
export function encode(currency: Currency): Wire {
  return {
    symbol: currency.symbol,
    address: currency.address.toLowerCase(),
    image_url: null,
    name: currency.name,
    decimals: currency.decimals,
    eth_price: null,
    usd_price: null,
  }
}
