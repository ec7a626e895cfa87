import { createContext, use } from 'react'
import type { Facts } from '../../kit/Facts.js'

/** Keeps the lines of a review that say what the wallet is asked for, to show them while it asks. */
export const AskedContext = createContext<(rows: readonly Facts.Row[]) => void>(() => {})

/** Starts a trade with what is shown while the wallet asks. For reviews that have their own buttons. */
export function useAsking(rows: readonly Facts.Row[], onStart: () => void): () => void {
  const keep = use(AskedContext)
  return () => {
    keep(rows)
    onStart()
  }
}
