'use client'
import type { ReactNode } from 'react'
import { type Souk, SoukContext } from './SoukContext.js'

/**
 * Provides a market to hooks that read, like `SoukProvider`, but creates no store of flows, so that a page that only reads
 * loads less code. Trades below it need `souk.flows`, which may come later.
 *
 * @example
 * <SoukReader souk={{ api, client }}><Prices /></SoukReader>
 */
export function SoukReader({ souk, children }: { souk: Souk; children: ReactNode }) {
  return <SoukContext.Provider value={souk}>{children}</SoukContext.Provider>
}
