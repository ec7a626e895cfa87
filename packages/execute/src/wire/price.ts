import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Price } from '../domain/Price.js'
import * as F from './fields.js'

const amountSchema = z.object({
  raw: F.uint,
  decimal: z.nullish(z.number()),
  usd: z.nullish(z.number()),
  native: z.nullish(z.number()),
})

/** The schema of a price. */
export const schema = z.object({
  currency: z.object({
    contract: F.address,
    name: z.nullish(z.string()),
    symbol: z.nullish(z.string()),
    decimals: z.nullish(F.count),
  }),
  amount: amountSchema,
  netAmount: z.nullish(amountSchema),
})

/** Reads a price after its format was checked. */
export function fromPrice(raw: z.Output<typeof schema>): Price {
  const { contract: address, name, symbol, decimals } = raw.currency
  return defined({
    currency: defined({ address: address as Address, name, symbol, decimals }),
    raw: raw.amount.raw,
    netRaw: raw.netAmount?.raw,
    usd: raw.amount.usd,
    native: raw.amount.native,
  })
}

/** Writes a price, with the amount for display next to the exact one. */
export function encode(price: Price) {
  const { currency, raw, netRaw, usd, native } = price
  const decimal = (amount: bigint) => F.writeDecimal(amount, currency.decimals)
  const { address, ...about } = currency
  return defined({
    currency: { contract: address.toLowerCase(), ...about },
    amount: defined({ raw: String(raw), decimal: decimal(raw), usd, native }),
    netAmount: netRaw === undefined ? undefined : { raw: String(netRaw), decimal: decimal(netRaw) },
  })
}
