import type { Order } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import * as Expiration from '../../domain/Expiration.js'
import type { PlannedFee } from '../../domain/FeePlan.js'
import * as Price from '../../domain/Price.js'
import {
  type ListingFacts,
  type ListingOptions,
  type OrderOptions,
  type PlannedOrder,
  toMoney,
  toSalt,
} from './planListing.js'
import type { SignedDraft } from './prepareSigned.js'
import { assertQuantity, type ItemInput, readTokenId, toItem } from './readItem.js'
import type { TradeFacts } from './readTradeFacts.js'

/** A token of a bundle or a swap. */
export type AssetInput = ItemInput & {
  /** The number of units of an ERC1155 token. @default 1n */
  quantity?: bigint | undefined
}

/** Options of orders of several tokens, which are filled as a whole. */
export type SeveralOptions = Omit<OrderOptions, 'price' | 'pricePer' | 'quantity' | 'collection'> &
  Pick<ListingOptions, 'startTime'>

/** Options of a bundle. */
export type BundleOptions = SeveralOptions &
  Pick<ListingOptions, 'endPrice' | 'currency' | 'taker'> & {
    /** The tokens, at least two. */
    assets: readonly AssetInput[]
    /** The price of all tokens together: a bigint in the currency's smallest unit, or a decimal string. Includes the fees. */
    price: Price.Amount
  }

/** A token of a plan. */
export type PlannedAsset = { contract: Address; tokenId: bigint; standard: TokenStandard; quantity: bigint }

/** A bundle that is ready to be signed. */
export type BundlePlan = {
  orderHash: Hex
  /** The exact data to sign. */
  parameters: Order.Components
  assets: readonly PlannedAsset[]
  currency: { address: Address; decimals: number | undefined }
  /** For all tokens, including fees, at the start and at the end. */
  price: Price.UnitPrice
  /** Set when only this account may buy. */
  taker?: Address
  /** Fees and their recipients. A collection receives its fee of the share of its tokens. */
  fees: readonly (PlannedFee & { amount: Price.UnitPrice })[]
  /** The rest for the seller. */
  proceeds: Price.UnitPrice
}

/** Calculates a bundle. Pure: the same facts always give the same bundle. */
export function draftBundle(
  options: BundleOptions,
  facts: Omit<ListingFacts, 'chain'>,
): SignedDraft<Omit<BundlePlan, 'orderHash' | 'parameters'>> {
  const { price, endPrice, currency: paymentToken = zeroAddress, taker } = options
  const { account, fees, now } = facts
  const assets = options.assets.map((asset) => toAsset(asset, facts))
  const currency = { address: paymentToken, decimals: facts.decimals.get(paymentToken.toLowerCase()) }
  const total = Price.read({ price, endPrice, quantity: 1n, currency })
  const window = Expiration.window({ ...options, now, isMoving: total.start !== total.end })
  const shares = Price.share(total, { quantity: 1n, fees })
  const planned = fees.map((fee, index) => ({ ...fee, amount: shares.fees[index] ?? { start: 0n, end: 0n } }))
  const proceeds = { amount: shares.rest, recipient: account.address }
  return {
    about: {
      ...(taker ? { taker } : undefined),
      ...{ assets, currency, price: shares.price, fees: planned, proceeds: shares.rest },
    },
    wish: {
      offer: options.assets.map((asset) => toAssetItem(asset, facts)),
      consideration: [proceeds, ...planned].flatMap((share) => toMoney({ ...share, paymentToken })),
      ...(taker ? { taker } : undefined),
      ...window,
      ...toSalt(options),
      conduitKey: options.conduitKey,
    },
  }
}

/** Converts a token to the form that plans use. */
export function toAsset(asset: AssetInput, facts: Pick<TradeFacts, 'standards'>): PlannedAsset {
  const { contract, quantity = 1n } = asset
  const { standard } = toItem(asset, facts)
  return { contract, tokenId: readTokenId(asset.tokenId), standard, quantity }
}

/**
 * Converts a token to the form that orders use.
 *
 * @throws {TokenIdError} {@link StandardError} {@link QuantityError} if it cannot be traded.
 */
export function toAssetItem(
  asset: AssetInput,
  facts: Pick<TradeFacts, 'standards'>,
): PlannedOrder['offer'][number] {
  const { quantity = 1n } = asset
  const { standard, ...item } = toItem(asset, facts)
  assertQuantity(quantity, standard)
  return (standard === 'erc721' ? item : { ...item, amount: quantity }) as PlannedOrder['offer'][number]
}
