import type { AnyClient } from '@souk/base'
import { Chain, Network } from '@souk/networks'
import { type Config, seaportAddress } from '@souk/seaport'
import type { Account, Address } from 'viem'
import type { Listeners } from '../domain/TradeEvent.js'
import type { MarketApi } from './MarketApi.js'

/** Receives faults that must not stop a trade: a listener that throws, or a wrap that was rejected. */
export type Logger = { warn: (message: string, facts: unknown) => void }

/** The context of trades: a wallet and its node, a market server, and the trust settings. */
export type Market<account extends Account | undefined = Account | undefined> = {
  /** Signs, sends and reads. */
  client: AnyClient<account>
  api: MarketApi
  /** Settings of the exchange, such as the conduit key that orders use. */
  seaport: Config
  /** The wrapped native token, for chains that are not in the list of `@souk/networks`. */
  wrappedNative?: Address
  /** Zones that a market may use in collection offers. */
  trustedZones: readonly Address[]
  /** The maximum share of a price for the fees that a market asks for. 100 basis points are 1 percent. */
  maximumFeeBasisPoints: number
  /** Returns the current time in milliseconds. */
  clock: () => number
  logger: Logger
  listeners: Listeners
}

/**
 * Creates the context of trades. Reads and sends nothing yet.
 *
 * @example
 * const market = Market.from({ client, api: createMarketApi({ chain: 'ethereum', baseUrl }) })
 * await createListing(market, { asset, price: '1.5' })
 */
export function from<account extends Account | undefined>(options: from.Options<account>): Market<account> {
  const { client, api, seaport = {}, wrappedNative } = options
  return {
    client,
    api,
    seaport,
    ...(wrappedNative ? { wrappedNative } : undefined),
    trustedZones: options.trustedZones ?? [],
    maximumFeeBasisPoints: options.maximumFeeBasisPoints ?? 1_500,
    clock: options.clock ?? Date.now,
    logger: options.logger ?? globalThis.console,
    listeners: { current: [] },
  }
}

export declare namespace from {
  type Options<account extends Account | undefined = Account | undefined> = {
    /** A viem client. Trades that ask the wallet need an account on the client or in the call. */
    client: AnyClient<account>
    api: MarketApi
    seaport?: Config | undefined
    /** @default the one of `@souk/networks` for the market's chain */
    wrappedNative?: Address | undefined
    /** @default none */
    trustedZones?: readonly Address[] | undefined
    /** @default 1500 */
    maximumFeeBasisPoints?: number | undefined
    /** @default Date.now */
    clock?: (() => number) | undefined
    /** @default console */
    logger?: Logger | undefined
  }
}

/** Returns the exchange that orders are signed for. */
export function exchangeOf(market: Pick<Market, 'seaport'>): Address {
  return market.seaport.address ?? seaportAddress
}

/**
 * Returns the token that wraps the native currency. Never asks a server, because a wrap sends money to this token.
 *
 * @param chainId - The chain that the token must be on. @default the chain of the client
 * @throws {WethUnsupportedError} if no such token is known for the market's chain.
 */
export function wrappedNativeOf(market: ChainOf, chainId = market.client.chain?.id): Address {
  return market.wrappedNative ?? tokensOf(market.api.chain, chainId).wrappedNative
}

/**
 * Returns the default currency of offers: the wrapped native currency, or the token that markets of the chain expect
 * instead.
 *
 * @param chainId - The chain that the token must be on. @default the chain of the client
 * @throws {WethUnsupportedError} if no such token is known for the market's chain.
 */
export function offerTokenOf(market: ChainOf, chainId = market.client.chain?.id): Address {
  if (market.wrappedNative) return market.wrappedNative
  const { wrappedNative, offerCurrency = wrappedNative } = tokensOf(market.api.chain, chainId)
  return offerCurrency
}

type ChainOf = Pick<Market, 'wrappedNative' | 'api' | 'client'>

/**
 * Returns the tokens of a chain if its name and its id belong together. A private chain can have an unknown name, or
 * the name or the id of another chain.
 *
 * @throws {WethUnsupportedError} if they do not, or if no token is known that wraps the native currency.
 */
function tokensOf(chain: string, chainId = Chain.toChainId(chain)): Tokens {
  const network = chainId === undefined ? undefined : Network.factsOf(chainId)
  const isNamed = network && (network.name === chain || network.chainId === Chain.toChainId(chain))
  if (!isNamed || !network.wrappedNative) throw new Chain.WethUnsupportedError({ chain })
  const { wrappedNative, offerCurrency } = network
  return { wrappedNative, ...(offerCurrency ? { offerCurrency } : undefined) }
}

type Tokens = { wrappedNative: Address; offerCurrency?: Address }
