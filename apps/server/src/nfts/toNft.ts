import type { Nft } from '@souk/market'
import { type Address, getAddress, type Hex } from 'viem'
import type { StoredTrait } from '../db/tables.js'
import type { Pricing } from '../market/Market.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import type { Placed } from './NftCursor.js'

/** A token as it is read from the database. */
export type NftRow = Placed & {
  slug: string
  standard: 'erc721' | 'erc1155'
  name: string
  description: string
  image_url: string | null
  animation_url: string | null
  metadata_url: string | null
  traits: StoredTrait[]
  /** The hashes of its auctions that are not over. */
  auctions: string[]
  owners: { address: Address; quantity: string }[]
  supply: string
  listing: ListingJson | null
  sale: SaleJson | null
  /** The rows found, one more than requested if there are more. Rows that do not fit are not read. */
  found: string
}
type ListingJson = {
  hash: Hex
  maker: Address
  price: string
  unit: string
  currency: string
  end: string
  remaining: string
  total: string
}
type SaleJson = { price: string; quantity: string; currency: string; at: string; hash: Hex }

/** Turns a row into a token as the API shows it. */
export function toNft(row: NftRow, market: Pricing): Nft {
  const { listing, sale } = row
  return {
    tokenId: BigInt(row.identifier),
    contract: getAddress(row.contract),
    collection: row.slug,
    standard: row.standard,
    name: row.name,
    description: row.description,
    ...(row.image_url ? { imageUrl: row.image_url } : undefined),
    ...(row.animation_url ? { animationUrl: row.animation_url } : undefined),
    ...(row.metadata_url ? { metadataUrl: row.metadata_url } : undefined),
    traits: row.traits,
    owners: row.owners.map((owner) => ({ address: owner.address, quantity: BigInt(owner.quantity) })),
    supply: BigInt(row.supply),
    ...(row.rarity_rank === null ? undefined : { rarityRank: row.rarity_rank }),
    ...(listing ? { listing: toListing(listing, market) } : undefined),
    ...(sale
      ? {
          lastSale: {
            price: BigInt(sale.price),
            quantity: BigInt(sale.quantity),
            currency: findCurrency(market, sale.currency),
            at: new Date(sale.at),
            transactionHash: sale.hash,
          },
        }
      : undefined),
  }
}

function toListing(listing: ListingJson, market: Pricing): NonNullable<Nft['listing']> {
  return {
    orderHash: listing.hash,
    maker: getAddress(listing.maker),
    price: BigInt(listing.price),
    unitPrice: BigInt(listing.unit),
    currency: findCurrency(market, listing.currency),
    endTime: BigInt(listing.end),
    remaining: BigInt(listing.remaining),
    total: BigInt(listing.total),
  }
}
