import { Flow, type FlowRecord } from '@souk/react'
import { useContext, useEffect, useRef } from 'react'
import { DoneContext } from './DoneContext.js'

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
