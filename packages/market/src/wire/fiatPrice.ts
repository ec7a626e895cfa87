import { defined, Units } from '@souk/base'
import * as z from '@souk/base/schema'
import * as FiatPrice from '../domain/FiatPrice.js'
import * as F from './fields.js'

const feed = {
  currency: F.address,
  feed: F.address,
  fiat: z.string().check(z.regex(/^[A-Z]{3}$/)),
  max_age: F.count,
}

/** The schema of a price feed. */
export const feedSchema = z.object(feed)

const priceSchema = z.map(z.string().check(z.regex(/^\d{1,78}(\.\d{1,8})?$/)), (text) =>
  Units.parseExact(text, { decimals: FiatPrice.decimals }),
)

/** The schema of a price of a feed. Times are Unix times in seconds. */
export const schema = z.object({
  ...feed,
  price: z.nullish(priceSchema),
  updated_at: z.nullish(F.uint),
  problem: z.nullish(z.oneOf(FiatPrice.problems)),
})

/** The schema of a list of prices. */
export const listSchema = z.object({ prices: z.array(schema) })

/** Reads a price feed after its format was checked. */
export function fromFeed({ max_age, ...raw }: z.Output<typeof feedSchema>): FiatPrice.PriceFeed {
  return { ...raw, maxAge: max_age }
}

/** Writes a price feed. */
export function encodeFeed({ currency, feed: address, fiat, maxAge }: FiatPrice.PriceFeed) {
  return { currency: currency.toLowerCase(), feed: address.toLowerCase(), fiat, max_age: maxAge }
}

/** Reads a list of prices. @throws {InvalidFieldError} naming the invalid field. */
export function decodeList(value: unknown): readonly FiatPrice.FiatPrice[] {
  return F.decodeBy(listSchema, value, 'prices').prices.map(
    ({ price, updated_at, problem, ...raw }): FiatPrice.FiatPrice => ({
      ...fromFeed(raw),
      ...defined({
        price: price ?? undefined,
        updatedAt: updated_at ?? undefined,
        problem: problem ?? undefined,
      }),
    }),
  )
}

/** Writes a list of prices. */
export function encodeList(prices: readonly FiatPrice.FiatPrice[]) {
  return {
    prices: prices.map((price) => ({
      ...encodeFeed(price),
      price:
        price.price === undefined ? null : Units.formatExact(price.price, { decimals: FiatPrice.decimals }),
      updated_at: price.updatedAt === undefined ? null : F.writeNumber(price.updatedAt),
      problem: price.problem ?? null,
    })),
  }
}
