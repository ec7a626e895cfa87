import type { MarketApi, MarketInfo } from '@souk/market'
import { createContext, type ReactNode, useContext } from 'react'
import type { Client } from 'viem'
import type { CartStore } from './cart/createCartStore.js'
import { ProviderMissingError } from './errors.js'

/** What every hook works with: one market, what it says about itself, and a node for reads. */
export type Souk = {
  api: MarketApi
  info: MarketInfo
  /** Reads the chain; it never asks a wallet. */
  client: Client
  /** Of `createCartStore`; `useCart` needs it. */
  cart?: CartStore | undefined
}

const SoukContext = createContext<Souk | undefined>(undefined)

/**
 * Gives a market to the hooks below it.
 *
 * @example
 * <SoukProvider souk={{ api, info, client }}><App /></SoukProvider>
 */
export function SoukProvider({ souk, children }: { souk: Souk; children: ReactNode }) {
  return <SoukContext.Provider value={souk}>{children}</SoukContext.Provider>
}

/**
 * Returns the market of the nearest {@link SoukProvider}.
 *
 * @throws {ProviderMissingError} outside of one.
 */
export function useSouk(): Souk {
  const souk = useContext(SoukContext)
  if (!souk) throw new ProviderMissingError()
  return souk
}
