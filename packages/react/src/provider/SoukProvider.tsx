import type { MarketApi, MarketInfo } from '@souk/market'
import type { Market } from '@souk/market/flows'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Client } from 'viem'
import { ProviderMissingError } from '../errors/errors.js'
import type { CartStore } from '../stores/createCartStore.js'
import * as FlowStore from '../stores/FlowStore.js'

/** The context of every hook: one market, a node for reads, and the store of flows. */
export type Souk = {
  api: MarketApi
  /** Reads the chain and never opens a wallet. Its chain is the market's. */
  client: Client
  /** Of `createCartStore`; `useCart` needs it. */
  cart?: CartStore | undefined
  /** What the market says about itself, where it does. */
  info?: MarketInfo | undefined
  /** What trades trust: the conduit, the wrapped currency, zones, the highest fees. */
  trade?: Omit<Market.from.Options, 'client' | 'api'> | undefined
  /** Where flows run and are written down. @default this browser's `localStorage` */
  flows?: FlowStore.FlowStore | undefined
}

const SoukContext = createContext<(Souk & { flows: FlowStore.FlowStore }) | undefined>(undefined)

/**
 * Returns a market to the hooks below it.
 *
 * @example
 * <SoukProvider souk={{ api, client }}><App /></SoukProvider>
 */
export function SoukProvider({ souk, children }: { souk: Souk; children: ReactNode }) {
  const [own] = useState(() => souk.flows ?? createBrowserFlows())
  const value = useMemo(() => ({ ...souk, flows: souk.flows ?? own }), [souk, own])
  // Not `<SoukContext value>`: React 18 does not know it.
  return <SoukContext.Provider value={value}>{children}</SoukContext.Provider>
}

/** On a server there is neither storage nor anyone to begin a flow. */
function createBrowserFlows(): FlowStore.FlowStore {
  if (typeof window === 'undefined') return FlowStore.from()
  return FlowStore.from({ storage: readStorage(), locks: navigator.locks })
}

/** A browser that forbids storage throws at the mere question; flows then end with the page. */
function readStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * Returns the market of the nearest {@link SoukProvider}.
 *
 * @throws {ProviderMissingError} outside of one.
 *
 * @example
 * const { api } = useSouk()
 */
export function useSouk(): Souk & { flows: FlowStore.FlowStore } {
  const souk = useContext(SoukContext)
  if (!souk) throw new ProviderMissingError()
  return souk
}
