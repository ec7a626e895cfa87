'use client'
import { type ReactNode, useMemo, useState } from 'react'
import * as FlowStore from '../stores/FlowStore.js'
import { type Souk, SoukContext } from './SoukContext.js'

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
