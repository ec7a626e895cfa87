import { checkMarketInfo, type MarketContradiction, type MarketInfo } from '@souk/market'
import { Network } from '@souk/networks'
import { nativeOf } from './nativeOf.js'

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
  /** What could not be compared, because nothing is known about it on this chain. */
  unknown: readonly Contradiction['field'][]
  contradictions: readonly Contradiction[]
}

/**
 * Compares what the market says with known facts. In a module of its own, because the table of chains loads late.
 *
 * @example
 * checkInfo({ ...info, conduitKey: foreignKey }).contradictions[0]?.field // → 'conduitKey'
 */
export function checkInfo(info: MarketInfo): MarketCheck {
  const facts = Network.factsOf(info.chainId)
  return {
    unknown: [
      ...(facts ? [] : (['nativeCurrency'] as const)),
      ...(info.wrappedNative && !facts?.wrappedNative ? (['wrappedNative'] as const) : []),
    ],
    contradictions: checkMarketInfo(info).contradictions.map(({ field, found, expected }) =>
      field === 'nativeCurrency'
        ? { field, found: nativeOf(info), known: facts ? [facts.nativeCurrency] : [] }
        : { field, found, known: expected },
    ),
  }
}
