import { createContext } from 'react'

/** The chain of the dialog's trade. `hasOthers`: whether the market has others, so that a review has to name it. */
export type TradeNetwork = { name: string; hasOthers: boolean }

/** Set by the dialog of every trade; absent in tests of its parts. */
export const NetworkContext = createContext<TradeNetwork | undefined>(undefined)
