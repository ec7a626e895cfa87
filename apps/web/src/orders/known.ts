import type { Collection, MarketInfo } from '@souk/market'
import type { Order } from '@souk/seaport'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { isSameWorth } from './isSameWorth.js'

/** A collection, as far as the check before signing goes by it. */
export type KnownCollection = Pick<Collection, 'contract' | 'name' | 'fees'> & {
  stats?: Pick<Collection['stats'], 'floor'>
}

/** Longer names fill a sentence with nothing but the name. */
const longestName = 60

/**
 * Gathers what this market's application knows of tokens, prices and accounts, for the check before each signature and
 * for the inspector.
 *
 * @param options.creatorOf - What somebody is called who takes a collection's fees.
 *
 * @example
 * flow.prepare({ ...terms, known: toKnown(info, { collections: [collection], account }) }, { title })
 */
export function toKnown(info: MarketInfo, options: toKnown.Options): Order.Context & { chainId: number } {
  const { collections, account, creatorOf = (name) => name } = options
  const contracts = collections.flatMap(({ contract, name }) =>
    contract ? [{ address: contract, symbol: name.slice(0, longestName) }] : [],
  )
  const native = info.currencies.find(({ address }) => address === zeroAddress)
  return {
    chainId: info.chainId,
    ...(account ? { account } : {}),
    tokens: [
      ...info.currencies.map(({ address, symbol, decimals }) => ({ address, symbol, decimals })),
      ...contracts,
    ],
    names: [
      ...info.fees.map(({ recipient }) => ({ address: recipient, name: info.name })),
      ...(info.auction ? [{ address: info.auction.settler, name: info.name }] : []),
      ...collections.flatMap(({ name, fees }) =>
        fees.map(({ recipient }) => ({ address: recipient, name: creatorOf(name.slice(0, longestName)) })),
      ),
    ],
    markets: collections.flatMap(({ contract, stats }) =>
      contract && stats?.floor
        ? [{ collection: contract, currency: stats.floor.currency.address, floor: stats.floor.price }]
        : [],
    ),
    trusted: {
      exchanges: [info.seaport],
      conduitKeys: info.conduitKey === zeroHash ? [] : [info.conduitKey],
      zones: info.auction ? [info.auction.zone] : [],
      recipients: [...info.fees, ...collections.flatMap(({ fees }) => fees)].map(
        ({ recipient }) => recipient,
      ),
      currencies: info.currencies.map(({ address }) => address),
      wrapped: info.currencies
        .filter((currency) => native && currency !== native && isSameWorth(native, currency))
        .map(({ address }) => address),
      ...(options.isComplete ? { collections: contracts.map(({ address }) => address) } : {}),
    },
  }
}

export declare namespace toKnown {
  type Options = {
    collections: readonly KnownCollection[]
    account?: Address | undefined
    creatorOf?: (name: string) => string
    /** Whether `collections` are all that the market lists: only then is another one unknown to it. */
    isComplete?: boolean | undefined
  }
}

/**
 * The findings that a person accepts by typing an odd price a second time. Where the dialog did not ask for that, none
 * are accepted, and the check before signing stays the last word.
 */
export function overrideFor(odd: unknown): readonly Order.FindingName[] {
  return odd === undefined ? [] : ['priceFarUnderFloor']
}
