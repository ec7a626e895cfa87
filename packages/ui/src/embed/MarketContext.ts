import type { MarketInfo } from '@souk/market'
import type { FlowStore, Souk } from '@souk/react'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, useContext } from 'react'
import type { TradeDialogs } from '../dialogs/useTradeDialogs.js'
import type { Language } from '../i18n/language/locale.js'
import type { MarketState } from '../market/marketState.js'
import type { TradeSubject } from '../records/isAbout.js'
import { MarketMissingError } from './MarketMissingError.js'

/** What the page asked for. */
export type Wishes = {
  /** The address of the market. */
  url: string
  language: Language
  theme: 'system' | 'light' | 'dark'
  isTrusted: boolean
}

/** A market as far as it is known. */
export type Embedding =
  | { status: 'loading'; wishes: Wishes }
  | { status: 'away'; wishes: Wishes; onRetry: () => void }
  /** wagmi has no such chain. */
  | { status: 'chainMissing'; wishes: Wishes; chainId: number }
  | { status: 'ready'; wishes: Wishes; parts: Parts }

/** All that the components of one market share. */
export type Parts = {
  souk: Souk & { info: MarketInfo }
  queryClient: QueryClient
  /** Contains dialogs. */
  container: HTMLElement
  state: MarketState
  ahead: bigint
  dialogs: TradeDialogs
  /** Loads the code of the dialogs. */
  preload: () => void
  /** Shows the trades of this browser that are left, once there are any and no dialog is open. */
  Left?: ComponentType<TradeSubject> | undefined
  /** Takes the flows of this browser, which a page that only reads does not load. */
  onFlows: (flows: FlowStore.FlowStore) => void
}

export const MarketContext = createContext<Embedding | undefined>(undefined)

/**
 * Returns the market of the nearest `SoukMarket`.
 *
 * @throws {MarketMissingError} outside of it.
 */
export function useEmbedding(): Embedding {
  const embedding = useContext(MarketContext)
  if (!embedding) throw new MarketMissingError()
  return embedding
}
