import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { RankedCollection } from '../domain/Ranking.js'
import * as CollectionWire from './collection.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

/** The schema of a collection in a ranking. Other fields are ignored. */
export const schema = z.object({
  collection: z.unknown(),
  volume: F.uint,
  sales: F.count,
  volume_before: z.nullish(F.uint),
  floor_before: z.nullish(z.object({ price: F.uint, payment_token: CurrencyWire.schema })),
})

/**
 * Reads a collection in a ranking.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): RankedCollection {
  const raw = F.decodeBy(schema, value, 'ranked collection')
  return {
    collection: F.decodeAt('collection', raw.collection, CollectionWire.decode),
    volume: raw.volume,
    sales: raw.sales,
    ...defined({
      volumeBefore: raw.volume_before,
      floorBefore: raw.floor_before && {
        price: raw.floor_before.price,
        currency: raw.floor_before.payment_token,
      },
    }),
  }
}

/** Writes a collection in a ranking. */
export function encode(ranked: RankedCollection, options: { chain: string }) {
  const { collection, volumeBefore, floorBefore } = ranked
  return {
    collection: CollectionWire.encode(collection, options),
    volume: String(ranked.volume),
    sales: ranked.sales,
    volume_before: volumeBefore === undefined ? null : String(volumeBefore),
    floor_before: floorBefore
      ? { price: String(floorBefore.price), payment_token: CurrencyWire.encode(floorBefore.currency) }
      : null,
  }
}

/** A ranking, best collection first. */
export type Page = { ranking: readonly RankedCollection[] }

/** Reads a ranking. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(z.object({ ranking: z.array(z.unknown()) }), value, 'ranking')
  return { ranking: F.decodeEach(raw.ranking, 'ranking', decode) }
}

/** Writes a ranking. */
export function encodePage(page: Page, options: { chain: string }) {
  return { ranking: page.ranking.map((ranked) => encode(ranked, options)) }
}
