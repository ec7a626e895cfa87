import type { Collection, MarketInfo, Nft } from '@souk/market'
import type { Order } from '@souk/seaport'
import { type Address, zeroHash } from 'viem'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { isSameWorth } from './isSameWorth.js'

/** The fields of a collection that the check before signing uses. */
export type KnownCollection = Pick<Collection, 'contract' | 'name' | 'fees'> & {
  stats?: Pick<Collection['stats'], 'floor'>
}

/** A longer name would fill its sentence. */
const longestName = 60

/**
 * Collects what this market's app knows about tokens, prices and accounts, for the check before each signature and
 * for the inspector.
 *
 * @param options.creatorOf - Describes the recipient of a collection's fees.
 *
 * @example
 * flow.prepare({ ...terms, known: toKnown(info, { collections: [collection], account }) }, { title })
 */
export function toKnown(info: MarketInfo, options: toKnown.Options): Order.Context & { chainId: number } {
  const { collections, nfts = [], account, own = [], people = [], creatorOf = (name) => name } = options
  const contracts = collections.flatMap(({ contract, name }) =>
    contract ? [{ address: contract, symbol: name.slice(0, longestName) }] : [],
  )
  return {
    chainId: info.chainId,
    ...(account ? { account } : {}),
    tokens: [
      ...info.currencies.map(({ address, symbol, decimals }) => ({ address, symbol, decimals })),
      ...contracts,
    ],
    names: [
      ...own
        .filter((address) => !isSameAddress(address, account))
        .map((address) => ({ address, name: formatAddress(address) })),
      ...people.filter(({ address }) => !isSameAddress(address, account)),
      ...info.fees.map(({ recipient }) => ({ address: recipient, name: info.name })),
      ...(info.auction ? [{ address: info.auction.settler, name: info.name }] : []),
      ...collections.flatMap(({ name, fees }) =>
        fees.map(({ recipient }) => ({ address: recipient, name: creatorOf(name.slice(0, longestName)) })),
      ),
    ],
    markets: [
      ...nfts.flatMap((nft) => pricesOfToken(nft, { collections, info })),
      ...pricesOf(collections, nfts),
    ],
    trusted: {
      exchanges: [info.seaport],
      conduitKeys: info.conduitKey === zeroHash ? [] : [info.conduitKey],
      zones: info.auction ? [info.auction.zone] : [],
      recipients: [...info.fees, ...collections.flatMap(({ fees }) => fees)].map(
        ({ recipient }) => recipient,
      ),
      currencies: info.currencies.map(({ address }) => address),
      wrapped: info.wrappedNative ? [info.wrappedNative] : [],
      ...(options.isComplete ? { collections: contracts.map(({ address }) => address) } : {}),
    },
  }
}

export declare namespace toKnown {
  type Options = {
    collections: readonly KnownCollection[]
    account?: Address | undefined
    /** The items of a trade: their prices take precedence over those of their collections. */
    nfts?: readonly Pick<Nft, 'contract' | 'tokenId' | 'standard' | 'listing' | 'lastSale'>[] | undefined
    /** The accounts of the connected wallet. An asset sent to another of them stays with the visitor. */
    own?: readonly Address[] | undefined
    /** Accounts that the visitor knows by name. Only for sending: a trade with one of them is checked like any other. */
    people?: readonly { address: Address; name: string }[] | undefined
    creatorOf?: (name: string) => string
    /** Whether `collections` are all that the market lists. Only then is any other one unknown to it. */
    isComplete?: boolean | undefined
  }
}

type Prices = readonly Order.TokenPrices[]

/**
 * An edition's items have little in common except their contract, so the lowest price of all says nothing about one
 * of them.
 */
function pricesOf(collections: readonly KnownCollection[], nfts: toKnown.Options['nfts'] = []): Prices {
  const isOfEditions = (contract: Address) =>
    nfts.some((nft) => nft.standard === 'erc1155' && isSameAddress(nft.contract, contract))
  return collections.flatMap(({ contract, stats }) =>
    contract && stats?.floor && !isOfEditions(contract)
      ? [{ contract, currency: stats.floor.currency.address, floor: stats.floor.price }]
      : [],
  )
}

/** Returns a token's own listing price and last sale, if they can be compared with the rest of its collection. */
function pricesOfToken(
  { contract, tokenId, standard, listing, lastSale }: NonNullable<toKnown.Options['nfts']>[number],
  { collections, info }: { collections: readonly KnownCollection[]; info: MarketInfo },
): Prices {
  const token = { contract, tokenId }
  if (standard === 'erc1155')
    return listing ? [{ ...token, currency: listing.currency.address, floor: listing.unitPrice }] : []
  const floor = collections.find((one) => isSameAddress(one.contract, contract))?.stats?.floor
  const isComparable =
    lastSale && (!floor || isSameWorth(floor.currency, lastSale.currency, info.wrappedNative))
  return isComparable ? [{ ...token, currency: lastSale.currency.address, lastSale: lastSale.price }] : []
}
