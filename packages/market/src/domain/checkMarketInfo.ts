import { Units } from '@souk/base'
import { Network } from '@souk/networks'
import { Auction, knownConduitKey, noConduitKey, seaportAddress } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { MarketInfo } from './MarketInfo.js'

/** A field in which a market contradicts what this package knows. `expected` lists all values that agree with it. */
export type MarketContradiction = {
  field: 'seaport' | 'conduitKey' | 'auctionZone' | 'nativeCurrency' | 'wrappedNative'
  found: string
  expected: readonly string[]
}

/**
 * Compares what a market says about its chain with what this package knows.
 *
 * A market's server can be wrong or hostile. Approvals for another conduit, auctions in another zone, and money wrapped
 * into another token can be lost, so an app should block the trades that need a field of the result.
 *
 * The exchange, the conduit and the decimals of the native currency and its wrapped form are the same on all chains. Their
 * symbol and address are known for the chains of `networks` only. On other chains, and if a network has no `wrappedNative`,
 * nothing confirms what the market says (`isKnownChain`).
 *
 * @returns One entry per contradiction, none if there is no contradiction.
 *
 * @example
 * checkMarketInfo({ ...info, conduitKey: zeroHash }).contradictions // → []: no conduit is safe, too
 */
export function checkMarketInfo(info: MarketInfo): checkMarketInfo.Result {
  const network = Network.factsOf(info.chainId)
  const zones = [Auction.soukZone, Auction.englishZone, Auction.englishTestZone]
  const rows = [
    addressRow('seaport', info.seaport, [seaportAddress]),
    row('conduitKey', info.conduitKey.toLowerCase(), [knownConduitKey, noConduitKey]),
    addressRow('auctionZone', info.auction?.zone, zones),
    moneyRow('nativeCurrency', currencyAt(info, zeroAddress), network?.nativeCurrency),
    addressRow('wrappedNative', network?.wrappedNative && info.wrappedNative, [network?.wrappedNative]),
    moneyRow('wrappedNative', info.wrappedNative && currencyAt(info, info.wrappedNative)),
  ]
  return { isKnownChain: network !== undefined, contradictions: rows.flat() }
}

export declare namespace checkMarketInfo {
  type Result = {
    /** Whether the native currency is known independently of the market. */
    isKnownChain: boolean
    contradictions: readonly MarketContradiction[]
  }
}

type Field = MarketContradiction['field']

function addressRow(field: Field, found: Address | undefined, expected: readonly (Address | undefined)[]) {
  const known = expected.filter((address) => address !== undefined)
  if (!found || known.some((address) => isAddressEqual(address, found))) return []
  return [{ field, found, expected: known }]
}

function row(field: Field, found: string | undefined, expected: readonly string[]): MarketContradiction[] {
  return found === undefined || expected.includes(found) ? [] : [{ field, found, expected }]
}

/** The name is for display only. A wrong symbol or wrong decimals mislead about amounts. */
function moneyRow(
  field: Field,
  found: Money | undefined,
  expected: Pick<Money, 'symbol'> | undefined = found,
): MarketContradiction[] {
  if (!found || !expected) return []
  return row(field, describe(found), [describe({ ...expected, decimals: Units.nativeDecimals })])
}

type Money = { symbol: string; decimals: number }

function currencyAt({ currencies }: MarketInfo, address: Address): Money | undefined {
  return currencies.find((currency) => isAddressEqual(currency.address, address))
}

function describe({ symbol, decimals }: Money): string {
  return `${symbol} with ${decimals} decimals`
}
