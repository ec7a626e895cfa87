import type { ReactNode } from 'react'
import { type TradeDialogs, TradeDialogsContext, useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import type { TradeButtonProps } from './TradeButton.js'

/** Tells `onDone` about the trades that begin below. */
export function Telling({ onDone, children }: Telling.Props) {
  const desk = useTradeDialogs()
  const telling: TradeDialogs = { ...desk, trade: (intent) => desk.trade(intent, onDone) }
  return <TradeDialogsContext value={telling}>{children}</TradeDialogsContext>
}

export declare namespace Telling {
  type Props = Pick<TradeButtonProps, 'onDone'> & { children: ReactNode }
}
