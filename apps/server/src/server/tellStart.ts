import { Auction, noConduitKey } from '@souk/seaport'
import { privateKeyToAddress } from 'viem/accounts'
import { findUnsettled, toText } from '../auctions/findUnsettled.js'
import type { Config } from '../market/config.js'
import type { Market } from '../market/Market.js'

/** Logs what a market trades in, and what it lacks without which it works, but not in full. */
export async function tellStart(market: Market): Promise<void> {
  const { config, log } = market
  const { chainId, currencies, auctionZones } = config
  const symbols = currencies.map(({ symbol }) => symbol)
  log.info({ chainId, currencies: symbols, auctionZones }, toSummary(config))
  if (config.conduitKey === noConduitKey)
    log.warn({ chainId }, 'no conduit on this chain: accounts approve the exchange itself')
  if (config.settlerKey && auctionZones.length === 0)
    log.warn(
      { chainId, zone: Auction.soukZone },
      'no auctions: there is no auction zone on this chain; run souk zone deploy, then start again',
    )
  const problem = await noteUnsettled(market)
  if (problem) log.warn({ chainId }, problem)
}

/**
 * Counts the auctions that this market cannot settle, for its metrics and its operator.
 *
 * @returns What to say about them.
 */
export async function noteUnsettled(
  market: Pick<Market, 'db' | 'config' | 'progress' | 'vitals'>,
): Promise<string | undefined> {
  market.vitals.unsettled = await findUnsettled(market)
  return toText(market.vitals.unsettled)
}

/**
 * Describes a market in one line.
 *
 * @example
 * toSummary(config) // → 'Polygon (chain 137) with POL, WPOL, WETH; no auctions, because SOUK_SETTLER_KEY is not set'
 */
export function toSummary(config: Config): string {
  const { title, chainId, currencies } = config
  return `${title} (chain ${chainId}) with ${currencies.map(({ symbol }) => symbol).join(', ')}; ${toAuctionWords(config)}`
}

function toAuctionWords({
  settlerKey,
  auctionZones: [zone],
}: Pick<Config, 'settlerKey' | 'auctionZones'>): string {
  if (!settlerKey) return 'no auctions, because SOUK_SETTLER_KEY is not set'
  if (!zone) return 'no auctions, because there is no auction zone'
  return `auctions with the settler ${privateKeyToAddress(settlerKey)} and the zone ${zone}`
}
