import { createContext } from 'react'
import type { Facts } from '../../ui/Facts.js'

/** Keeps the lines of a review that say what the wallet is asked for, to show them while it asks. */
export const AskedContext = createContext<(rows: readonly Facts.Row[]) => void>(() => {})
