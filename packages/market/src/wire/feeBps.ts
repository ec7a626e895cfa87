import * as z from '@souk/base/schema'
import type { FeeBps } from '../domain/Collection.js'
import * as F from './fields.js'

/** The schema of fee totals, with the names of both APIs. */
export const feeSchema = z.object({
  marketplace_buyer_fee_basis_points: F.optionalBasisPoints,
  marketplace_seller_fee_basis_points: F.optionalBasisPoints,
  opensea_buyer_fee_basis_points: F.optionalBasisPoints,
  opensea_seller_fee_basis_points: F.optionalBasisPoints,
  dev_buyer_fee_basis_points: F.optionalBasisPoints,
  dev_seller_fee_basis_points: F.optionalBasisPoints,
})

/** Reads fee totals. Missing ones are 0. */
export function feeBpsOf(raw: z.Output<typeof feeSchema>): FeeBps {
  return {
    marketplaceBuyer: raw.marketplace_buyer_fee_basis_points ?? raw.opensea_buyer_fee_basis_points ?? 0,
    marketplaceSeller: raw.marketplace_seller_fee_basis_points ?? raw.opensea_seller_fee_basis_points ?? 0,
    devBuyer: raw.dev_buyer_fee_basis_points ?? 0,
    devSeller: raw.dev_seller_fee_basis_points ?? 0,
  }
}

/** Writes fee totals with both names. */
export function writeFeeBps(feeBps: FeeBps) {
  return {
    dev_buyer_fee_basis_points: feeBps.devBuyer,
    dev_seller_fee_basis_points: feeBps.devSeller,
    opensea_buyer_fee_basis_points: feeBps.marketplaceBuyer,
    opensea_seller_fee_basis_points: feeBps.marketplaceSeller,
    marketplace_buyer_fee_basis_points: feeBps.marketplaceBuyer,
    marketplace_seller_fee_basis_points: feeBps.marketplaceSeller,
  }
}
