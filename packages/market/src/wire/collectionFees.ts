import * as z from '@souk/base/schema'
import type { CollectionFee, FeeBps } from '../domain/Collection.js'
import * as F from './fields.js'

const mapSchema = z.nullish(z.record(F.basisPoints))

/** The schema of basis points by recipient, with the names of both APIs. */
export const mapsSchema = z.nullish(
  z.object({ seller_fees: mapSchema, opensea_fees: mapSchema, marketplace_fees: mapSchema }),
)

/** The schema of our own server's fees: the same fees in order, and which of them are required. */
export const rulesSchema = z.nullish(
  z.array(z.object({ recipient: F.address, basis_points: F.basisPoints, required: z.boolean() })),
)

type Maps = z.Output<typeof mapsSchema>
type Rules = z.Output<typeof rulesSchema>

/** Reads fees. Other servers send only the maps, where the market's own fees are the required ones. */
export function toFees(maps: Maps, rules: Rules): CollectionFee[] {
  if (rules)
    return rules.map(({ recipient, basis_points, required }) => ({
      recipient,
      basisPoints: basis_points,
      required,
    }))
  return [
    ...fromMap(maps?.marketplace_fees ?? maps?.opensea_fees, true),
    ...fromMap(maps?.seller_fees, false),
  ]
}

function fromMap(map: Record<string, number> | null | undefined, required: boolean): CollectionFee[] {
  return Object.entries(map ?? {}).map(([recipient, basisPoints]) => ({
    recipient: F.decodeBy(F.address, recipient, 'fee recipient'),
    basisPoints,
    required,
  }))
}

/** Adds up the fees. */
export function totals(fees: readonly CollectionFee[]): FeeBps {
  const sum = (required: boolean) =>
    fees.reduce((total, fee) => (fee.required === required ? total + fee.basisPoints : total), 0)
  return { marketplaceBuyer: 0, marketplaceSeller: sum(true), devBuyer: 0, devSeller: sum(false) }
}

/** Writes the fees as maps with both names, and as rules. */
export function encode(fees: readonly CollectionFee[]) {
  const market = toMap(fees.filter((fee) => fee.required))
  const seller = toMap(fees.filter((fee) => !fee.required))
  return {
    fees: { seller_fees: seller, opensea_fees: market, marketplace_fees: market },
    fee_rules: fees.map((fee) => ({
      recipient: fee.recipient.toLowerCase(),
      basis_points: fee.basisPoints,
      required: fee.required,
    })),
  }
}

function toMap(fees: readonly CollectionFee[]): Record<string, number> {
  const map: Record<string, number> = {}
  for (const fee of fees) {
    const key = fee.recipient.toLowerCase()
    map[key] = (map[key] ?? 0) + fee.basisPoints
  }
  return map
}
