import { createContext } from 'react'
import type { TradeDone } from '../../dialogs/TradeDone.js'

/** Receives every trade that ends well while its dialog is open. */
export const DoneContext = createContext<(done: TradeDone) => void>(() => {})
