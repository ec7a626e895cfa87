import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Depth, ListingLevel, OfferLevel } from '../domain/Depth.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'
import { criteriaSchema, readTraits, writeTraits } from './offer.js'

const listingSchema = z.object({ price: F.uint, payment_token: CurrencyWire.schema, tokens: F.count })
const offerSchema = z.object({
  price: F.uint,
  payment_token: CurrencyWire.schema,
  trait: criteriaSchema.shape.trait,
  traits: criteriaSchema.shape.traits,
  token_count: z.nullish(F.count),
  offers: F.count,
  makers: F.count,
  funded: F.uint,
  unfunded: F.uint,
})

/** The schema of a collection's book by price. Other fields are ignored. */
export const schema = z.object({ listings: z.array(listingSchema), offers: z.array(offerSchema) })

/** Reads a collection's book by price. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Depth {
  const raw = F.decodeBy(schema, value, 'depth')
  return { listings: raw.listings.map(toListing), offers: raw.offers.map(toOffer) }
}

function toListing({ payment_token: currency, price, tokens }: z.Output<typeof listingSchema>): ListingLevel {
  return { price, currency, tokens }
}

function toOffer(raw: z.Output<typeof offerSchema>): OfferLevel {
  const { payment_token: currency, price, offers, makers, funded, unfunded } = raw
  const tokens = defined({ traits: readTraits(raw), tokenCount: raw.token_count })
  return { price, currency, offers, makers, funded, unfunded, ...tokens }
}

/** Writes a collection's book by price. */
export function encode({ listings, offers }: Depth) {
  return {
    listings: listings.map(({ price, currency, tokens }) => ({
      price: String(price),
      payment_token: CurrencyWire.encode(currency),
      tokens,
    })),
    offers: offers.map((level) => ({
      price: String(level.price),
      payment_token: CurrencyWire.encode(level.currency),
      ...writeTraits(level.traits),
      token_count: level.tokenCount ?? null,
      offers: level.offers,
      makers: level.makers,
      funded: F.writeNumber(level.funded),
      unfunded: F.writeNumber(level.unfunded),
    })),
  }
}
