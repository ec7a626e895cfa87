import { createContext, useContext } from 'react'
import type { TradeDone } from './TradeDone.js'
import type { TradeIntent } from './TradeIntent.js'

/** Opens dialogs. Without a wallet, `trade` first asks for one and then continues. */
export type TradeDialogs = {
  /** `onDone` is called if it ends well while its dialog is open. */
  trade: (intent: TradeIntent, onDone?: (done: TradeDone) => void) => void
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
