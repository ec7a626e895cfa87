import { checkMarketInfo, type MarketContradiction, type MarketInfo } from '@souk/market'
import { Network } from '@souk/networks'
import { nativeOf } from '../orders/nativeOf.js'

/** What a field holds: an address or a key, or the native currency. */
export type FactValue = string | { symbol: string; decimals: number }

/** A field in which the market contradicts known facts. `known` lists everything that would agree. */
export type Contradiction = {
  field: MarketContradiction['field']
  found: FactValue
  known: readonly FactValue[]
}

/** The market's word about its chain, compared with known facts. */
export type MarketCheck = {
  /** Whether the money of this chain is known. Only exchange, conduit and zone are the same on all chains. */
  isKnownChain: boolean
  contradictions: readonly Contradiction[]
}

/**
 * Compares what the market says with known facts. In a module of its own, because the table of chains loads late.
 *
 * @example
 * checkInfo({ ...info, conduitKey: foreignKey }).contradictions[0]?.field // → 'conduitKey'
 */
export function checkInfo(info: MarketInfo): MarketCheck {
  const { isKnownChain, contradictions } = checkMarketInfo(info)
  return {
    isKnownChain,
    contradictions: contradictions.map(({ field, found, expected }) =>
      field === 'nativeCurrency'
        ? { field, found: nativeOf(info), known: knownNative(info) }
        : { field, found, known: expected },
    ),
  }
}

function knownNative({ chainId }: MarketInfo): readonly FactValue[] {
  const native = Network.factsOf(chainId)?.nativeCurrency
  return native ? [native] : []
}
