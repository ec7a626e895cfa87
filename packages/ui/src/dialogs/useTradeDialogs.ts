import { createContext, useContext } from 'react'
import type { TradeIntent } from './TradeIntent.js'

/** Opens dialogs. Without a wallet, `trade` first asks for one and then continues. */
export type TradeDialogs = {
  trade: (intent: TradeIntent) => void
  openWallet: () => void
  /** Closes the open trade. */
  openCart: () => void
}

export const TradeDialogsContext = createContext<TradeDialogs>({
  trade: () => {},
  openWallet: () => {},
  openCart: () => {},
})

/** Returns the functions that open dialogs. */
export function useTradeDialogs(): TradeDialogs {
  return useContext(TradeDialogsContext)
}
