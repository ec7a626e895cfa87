import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSouk } from '../provider/SoukProvider.js'
import { useReadMarket } from '../provider/useReadMarket.js'
import type * as Flow from '../stores/Flow.js'
import * as FlowRecord from '../stores/FlowRecord.js'
import * as FlowStore from '../stores/FlowStore.js'

/**
 * Lists every flow of this browser, newest first, those of other tabs and of earlier visits included.
 *
 * @example
 * const { flows, resume, forget } = useFlows()
 */
export function useFlows(): useFlows.Result {
  const { flows: store } = useSouk()
  const market = useReadMarket()
  const subscribe = useCallback((listener: () => void) => FlowStore.subscribe(store, listener), [store])
  const { records, live, unsaved } = useSyncExternalStore(
    subscribe,
    () => store.current,
    () => store.current,
  )
  useEffect(() => {
    const refresh = () => FlowStore.refresh(store)
    window.addEventListener('storage', refresh)
    return () => window.removeEventListener('storage', refresh)
  }, [store])
  const resume = useCallback(
    async (id: string) => void (await FlowStore.resume(store, { market, id })),
    [store, market],
  )
  const stop = useCallback((id: string) => FlowStore.stop(store, id), [store])
  const forget = useCallback((ids: readonly string[]) => FlowStore.forget(store, ids), [store])
  const flows = records.map((record) => {
    const isLive = store.controllers.has(record.id)
    return {
      record,
      state: live.get(record.id),
      isLive,
      canResume: !isLive && FlowRecord.canResume(record),
      isUnanswered: FlowRecord.isUnanswered(record, { isLive }),
    }
  })
  return { flows, unsaved, resume, stop, forget }
}

export declare namespace useFlows {
  type Entry = {
    record: FlowRecord.FlowRecord
    /** Set for flows that were started or taken up in this tab. */
    state: Flow.Started | undefined
    /** It runs in this tab. */
    isLive: boolean
    /** Something is left that needs no wallet: a transaction to follow, or an order to hand in. */
    canResume: boolean
    /** The wallet was asked, and nobody heard its answer: only the wallet knows whether it sent something. */
    isUnanswered: boolean
  }
  type Result = {
    flows: readonly Entry[]
    /** Why flows are not written down: they end with the page. */
    unsaved?: unknown
    /** @throws {NotResumableError} when it is over, or runs in another tab. */
    resume: (id: string) => Promise<void>
    stop: (id: string) => void
    /** Takes flows off the list. Orders that were signed stay signed. */
    forget: (ids: readonly string[]) => void
  }
}
