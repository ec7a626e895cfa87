import { defined, Units } from '@souk/base'
import * as z from '@souk/base/schema'
import type { CollectionStats } from '../domain/Collection.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

/** The schema of a collection's statistics. Figures without a field of ours keep their own names. */
export const schema = z.object(
  {
    total_supply: F.uint,
    num_owners: F.count,
    listed_count: z.nullish(F.count),
    floor: z.nullish(z.object({ price: F.uint, payment_token: CurrencyWire.schema })),
    top_offer: z.nullish(z.object({ price: F.uint, payment_token: CurrencyWire.schema })),
    volume: z.nullish(F.uint),
    total_volume: z.nullish(z.number()),
    total_sales: z.nullish(F.roundedUint),
  },
  { rest: z.unknown() },
)

/** Converts the statistics of a collection. The volume is in the native currency, and its wrapped form. */
export function toStats(raw: z.Output<typeof schema>): CollectionStats {
  const {
    total_supply,
    num_owners,
    listed_count,
    floor,
    top_offer,
    volume,
    total_volume,
    total_sales,
    ...others
  } = raw
  return defined({
    totalSupply: total_supply,
    owners: num_owners,
    listed: listed_count ?? 0,
    floor: floor ? { price: floor.price, currency: floor.payment_token } : undefined,
    topOffer: top_offer ? { price: top_offer.price, currency: top_offer.payment_token } : undefined,
    volume: volume ?? fromDecimal(total_volume ?? 0, Units.nativeDecimals),
    sales: Number(total_sales ?? 0n),
    figures: toFigures({ ...others, ...defined({ total_volume }) }),
  })
}

function toFigures(others: Record<string, unknown>): Record<string, number> {
  const numbers = Object.entries(others).filter((entry): entry is [string, number] => {
    return typeof entry[1] === 'number'
  })
  return Object.fromEntries(numbers)
}

/** Writes the statistics of a collection. */
export function encode(stats: CollectionStats) {
  const { floor, topOffer } = stats
  return {
    ...stats.figures,
    total_supply: F.writeNumber(stats.totalSupply),
    num_owners: stats.owners,
    listed_count: stats.listed,
    floor_price: floor
      ? toDecimal(floor.price, floor.currency.decimals)
      : (stats.figures?.floor_price ?? null),
    floor: floor ? { price: String(floor.price), payment_token: CurrencyWire.encode(floor.currency) } : null,
    top_offer: topOffer
      ? { price: String(topOffer.price), payment_token: CurrencyWire.encode(topOffer.currency) }
      : null,
    total_volume: toDecimal(stats.volume, Units.nativeDecimals),
    volume: String(stats.volume),
    total_sales: stats.sales,
  }
}

/** Converts an amount to a JSON number, as this API requires. It is for display only, never for calculations. */
function toDecimal(amount: bigint, decimals: number): number {
  return Number(amount) / 10 ** decimals
}

/** Converts a JSON number to the smallest unit, with the precision of the number: about fifteen digits. */
function fromDecimal(amount: number, decimals: number): bigint {
  return amount > 0 ? (BigInt(Math.round(amount * 1e9)) * 10n ** BigInt(decimals)) / 10n ** 9n : 0n
}
