import { Flow, type FlowRecord } from '@souk/react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { TradeDone } from '../../dialogs/TradeDone.js'

/** Receives every trade that ends well while its dialog is open. */
export const DoneContext = createContext<(done: TradeDone) => void>(() => {})

/** Tells the page once that a trade has ended well. */
export function useToldDone(kind: FlowRecord.FlowKind, state: Flow.State): void {
  const tell = useContext(DoneContext)
  const isTold = useRef(false)
  const isDone = state.status === 'done'
  const hash = isDone ? Flow.hashOf(state) : undefined
  useEffect(() => {
    if (!isDone || isTold.current) return
    isTold.current = true
    tell({ kind, hash })
  }, [isDone, kind, hash, tell])
}
