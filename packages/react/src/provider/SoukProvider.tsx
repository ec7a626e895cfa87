'use client'

import type { MarketApi, MarketInfo } from '@souk/market'
import type { Market } from '@souk/market/flows'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Client } from 'viem'
import { ProviderMissingError } from '../errors/errors.js'
import type { CartStore } from '../stores/createCartStore.js'
import * as FlowStore from '../stores/FlowStore.js'

/** The context of every hook: a market, a node for reads, and the store of flows. */
export type Souk = {
  api: MarketApi
  /** Reads the chain and never opens a wallet. Its chain is the market's. */
  client: Client
  /** A cart of `createCartStore`, which `useCart` requires. */
  cart?: CartStore | undefined
  /** The market info, if known. */
  info?: MarketInfo | undefined
  /** The trust settings of trades: the conduit, the wrapped currency, zones and the maximum fees. */
  trade?: Omit<Market.from.Options, 'client' | 'api'> | undefined
  /** Runs and saves flows. @default a store in this browser's `localStorage` */
  flows?: FlowStore.FlowStore | undefined
}

const SoukContext = createContext<(Souk & { flows: FlowStore.FlowStore }) | undefined>(undefined)

/**
 * Provides a market to the hooks below it.
 *
 * @example
 * <SoukProvider souk={{ api, client }}><App /></SoukProvider>
 */
export function SoukProvider({ souk, children }: { souk: Souk; children: ReactNode }) {
  const [own] = useState(() => souk.flows ?? createBrowserFlows())
  const value = useMemo(() => ({ ...souk, flows: souk.flows ?? own }), [souk, own])
  // React 18 does not support `<SoukContext value>`.
  return <SoukContext.Provider value={value}>{children}</SoukContext.Provider>
}

/** Creates the store. A server has no storage, and no user who could start a flow. */
function createBrowserFlows(): FlowStore.FlowStore {
  if (typeof window === 'undefined') return FlowStore.from()
  const storage = readStorage()
  // Browsers that forbid storage refuse locks, too. Only tabs that share a storage need them.
  return FlowStore.from({ storage, locks: storage && navigator.locks })
}

/** Returns the storage. A browser that forbids storage throws on access, and flows are then lost with the page. */
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
 * @throws {ProviderMissingError} outside a `SoukProvider`.
 *
 * @example
 * const { api } = useSouk()
 */
export function useSouk(): Souk & { flows: FlowStore.FlowStore } {
  const souk = useContext(SoukContext)
  if (!souk) throw new ProviderMissingError()
  return souk
}
