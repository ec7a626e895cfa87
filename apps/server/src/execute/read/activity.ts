import type { ActivityWire } from '@souk/execute/wire'
import type { ActivityType, OrderSide } from '@souk/market'
import { domainTag } from '@souk/seaport'
import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { type ActivityRow, activityTypeOf } from '../../activity/listActivity.js'
import type { Market } from '../../market/Market.js'
import { readNfts } from '../../nfts/readNfts.js'
import { findOrders } from '../../orders/store.js'
import { postedSideOf } from '../../orders/Terms.js'
import { toPrice, toSource } from './toPrice.js'

type Told = ActivityWire.Activity
type Type = Told['type']

/** Maps the API's types of activity to the server's own. */
export function toOwnTypes(types: readonly Type[]): readonly ActivityType[] {
  return [...new Set(types.map((type) => ownTypes[type]))]
}

const ownTypes = {
  ask: 'listing',
  bid: 'offer',
  sale: 'sale',
  mint: 'mint',
  transfer: 'transfer',
  ask_cancel: 'cancel',
  bid_cancel: 'cancel',
} as const satisfies Record<Type, ActivityType>

/** Turns rows into the API's activities. @param options.withMetadata - Adds names and pictures of the tokens. */
export async function toActivities(
  market: Market,
  rows: readonly ActivityRow[],
  options: { withMetadata: boolean },
): Promise<readonly Told[]> {
  const [orders, nfts] = await Promise.all([
    findOrders(
      market.db,
      rows.flatMap(({ type, order_hash: hash }) => (type === 'cancel' && hash ? [hash] : [])),
    ),
    options.withMetadata ? readNfts(market, rows.flatMap(toToken)) : [],
  ])
  const sides = new Map(orders.map((order) => [order.order_hash, postedSideOf(order.side)]))
  const named = new Map(nfts.map((nft) => [`${nft.contract.toLowerCase()}/${nft.tokenId}`, nft]))
  return rows.map((row) => {
    const nft = named.get(`${row.contract}/${row.identifier}`)
    return toActivity(market, row, { side: sides.get(row.order_hash ?? ''), nft })
  })
}

function toToken({ contract, identifier }: ActivityRow) {
  return identifier === null ? [] : [{ contract: contract as Address, tokenId: BigInt(identifier) }]
}

function toType(row: ActivityRow, side: OrderSide | undefined): Type {
  const type = activityTypeOf(row)
  switch (type) {
    case 'listing':
      return 'ask'
    case 'offer':
      return 'bid'
    case 'cancel':
      return side === 'bid' ? 'bid_cancel' : 'ask_cancel'
    default:
      return type
  }
}

type Known = { side: OrderSide | undefined; nft: { name: string; imageUrl?: string } | undefined }

function toActivity(market: Market, row: ActivityRow, { side, nft }: Known): Told {
  const { identifier, price, currency, order_hash: orderHash } = row
  const type = toType(row, side)
  const orderSide = type.startsWith('ask') ? 'ask' : type.startsWith('bid') ? 'bid' : undefined
  return {
    type,
    fromAddress: (row.from_account ?? zeroAddress) as Address,
    ...(row.to_account ? { toAddress: row.to_account as Address } : undefined),
    ...(price === null || currency === null
      ? undefined
      : { price: toPrice(market, { currency, raw: BigInt(price) / BigInt(row.quantity) }) }),
    amount: BigInt(row.quantity),
    timestamp: BigInt(Math.floor(row.at.getTime() / 1000)),
    createdAt: row.at,
    contract: getAddress(row.contract as Address),
    ...(identifier === null
      ? undefined
      : {
          token: {
            tokenId: BigInt(identifier),
            ...(nft ? { tokenName: nft.name } : undefined),
            ...(nft?.imageUrl ? { tokenImage: nft.imageUrl } : undefined),
          },
        }),
    collection: { collectionId: row.contract },
    ...(row.transaction_hash ? { txHash: row.transaction_hash as Hex } : undefined),
    ...(row.log_index === null ? undefined : { logIndex: row.log_index, batchIndex: row.item + 1 }),
    ...(type === 'sale' && isOwnSale(market, row) ? { fillSource: toSource(market) } : undefined),
    ...(orderHash
      ? { order: { id: orderHash, ...(orderSide ? { side: orderSide } : undefined) } }
      : undefined),
  }
}

/** A market with a domain knows its own sales by their tag. Without a domain, it names itself for all of them. */
function isOwnSale({ config: { domain } }: Market, { tag }: ActivityRow): boolean {
  return domain === undefined || domainTag(domain) === tag
}
