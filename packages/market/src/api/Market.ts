import type { AnyClient } from '@souk/base'
import { Chain } from '@souk/networks'
import { type Config, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import type { Listeners } from '../domain/TradeEvent.js'
import type { MarketApi } from './MarketApi.js'

/** Where faults are told that must not stop a trade: a listener that throws, a wrap that was declined. */
export type Logger = { warn: (message: string, facts: unknown) => void }

/** The context of trades: a wallet and its node, a market server, and the trust settings. */
export type Market = {
  /** Signs, sends and reads. */
  client: AnyClient
  api: MarketApi
  /** Settings of the exchange, such as the conduit key that orders use. */
  seaport: Config
  /** The wrapped native token, for chains that are not in the list of `@souk/networks`. */
  wrappedNative?: Address
  /** Zones that a market may put into collection offers. */
  trustedZones: readonly Address[]
  /** The most that fees named by a market may take of a price. 100 basis points are one percent. */
  maximumFeeBps: number
  /** The present time in milliseconds. */
  clock: () => number
  logger: Logger
  listeners: Listeners
}

/**
 * Puts together what trades run on. Nothing is read or sent yet.
 *
 * @example
 * const market = Market.from({ client, api: createMarketApi({ chain: 'ethereum', baseUrl }) })
 * await createListing(market, { asset, price: '1.5' })
 */
export function from(options: from.Options): Market {
  const { client, api, seaport = {}, wrappedNative } = options
  return {
    client,
    api,
    seaport,
    ...(wrappedNative ? { wrappedNative } : undefined),
    trustedZones: options.trustedZones ?? [],
    maximumFeeBps: options.maximumFeeBps ?? 1_500,
    clock: options.clock ?? Date.now,
    logger: options.logger ?? globalThis.console,
    listeners: { current: [] },
  }
}

export declare namespace from {
  type Options = {
    /** A viem client; what asks the wallet needs an account on it, or named in the call. */
    client: AnyClient
    api: MarketApi
    seaport?: Config | undefined
    /** @default the one of `@souk/networks` for the market's chain */
    wrappedNative?: Address | undefined
    /** @default none */
    trustedZones?: readonly Address[] | undefined
    /** @default 1500 */
    maximumFeeBps?: number | undefined
    /** @default Date.now */
    clock?: (() => number) | undefined
    /** @default console */
    logger?: Logger | undefined
  }
}

/** The exchange that orders are signed for. */
export function exchangeOf(market: Pick<Market, 'seaport'>): Address {
  return market.seaport.address ?? seaportAddress
}

/**
 * Returns the token that the native currency is wrapped into. A server is never asked: whoever wraps sends it money.
 *
 * @param chainId - The chain that the token must be on. @default the client's
 * @throws {WethUnsupportedError} when none is known for the market's chain.
 */
export function wrappedNativeOf(market: ChainOf, chainId = market.client.chain?.id): Address {
  return market.wrappedNative ?? Chain.wrappedNativeToken(knownChain(market.api.chain, chainId))
}

/**
 * Returns the token that offers are made in where none is named: the wrapped native currency, or what the chain's markets
 * expect in its place.
 *
 * @param chainId - The chain that the token must be on. @default the client's
 * @throws {WethUnsupportedError} when none is known for the market's chain.
 */
export function offerTokenOf(market: ChainOf, chainId = market.client.chain?.id): Address {
  return market.wrappedNative ?? Chain.offerToken(knownChain(market.api.chain, chainId))
}

type ChainOf = Pick<Market, 'wrappedNative' | 'api' | 'client'>

/** A chain of one's own has a name that no list knows; a name that a list knows may be used for another chain. */
function knownChain(chain: string, chainId: number | undefined): string {
  const listed = Chain.toChainId(chain)
  const isOther = chainId !== undefined && listed !== undefined && chainId !== listed
  if (!Chain.isSlug(chain) || isOther) throw new Chain.WethUnsupportedError({ chain })
  return chain
}
