'use client'
import type { MarketApi, MarketInfo } from '@souk/market'
import type { Market } from '@souk/market/flows'
import { createContext, useContext } from 'react'
import type { Client } from 'viem'
import { FlowsMissingError, ProviderMissingError } from '../errors/errors.js'
import type { CartStore } from '../stores/createCartStore.js'
import type { FlowStore } from '../stores/FlowStore.js'

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
  /** Runs and saves flows. @default a store in this browser's `localStorage`; none below a `SoukReader` */
  flows?: FlowStore | undefined
}

export const SoukContext = createContext<Souk | undefined>(undefined)

/**
 * Returns the market of the nearest `SoukProvider` or `SoukReader`. Only the former always has `flows`.
 *
 * @throws {ProviderMissingError} outside of both.
 *
 * @example
 * const { api } = useSouk()
 */
export function useSouk(): Souk {
  const souk = useContext(SoukContext)
  if (!souk) throw new ProviderMissingError()
  return souk
}

/**
 * Returns the store of flows of the nearest `SoukProvider`.
 *
 * @throws {ProviderMissingError} outside of a `SoukProvider`.
 * @throws {FlowsMissingError} below a `SoukReader` that has no `flows`.
 *
 * @example
 * const flows = useFlowStore()
 */
export function useFlowStore(): FlowStore {
  const { flows } = useSouk()
  if (!flows) throw new FlowsMissingError()
  return flows
}
