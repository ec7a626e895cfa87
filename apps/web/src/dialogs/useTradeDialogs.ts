import { createContext, useContext } from 'react'
import type { TradeIntent } from './TradeIntent.js'

/** Opens the dialogs of the frame. Without a wallet, `trade` asks for one first and then goes on. */
export type TradeDialogs = { trade: (intent: TradeIntent) => void; openWallet: () => void }

export const TradeDialogsContext = createContext<TradeDialogs>({ trade: () => {}, openWallet: () => {} })

/** Returns what opens the frame's dialogs. */
export function useTradeDialogs(): TradeDialogs {
  return useContext(TradeDialogsContext)
}
