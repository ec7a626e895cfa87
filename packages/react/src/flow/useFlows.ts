'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Hash } from 'viem'
import { useFlowStore } from '../provider/SoukContext.js'
import { useReadMarket } from '../provider/useReadMarket.js'
import type * as Flow from '../stores/Flow.js'
import * as FlowRecord from '../stores/FlowRecord.js'
import * as FlowStore from '../stores/FlowStore.js'

/** How often to look whether another page was closed or reloaded. Browsers do not tell. */
const lookMs = 1_000

/**
 * Lists all flows of this browser, newest first, including those of other tabs and earlier visits.
 *
 * @example
 * const { flows, resume, forget } = useFlows()
 */
export function useFlows(): useFlows.Result {
  const store = useFlowStore()
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
  const isAsked = records.some(({ id, status }) => status === 'running' && !store.controllers.has(id))
  useEffect(() => {
    if (!isAsked) return
    const look = () => void FlowStore.lookElsewhere(store)
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [isAsked, store])
  const resume = useCallback(
    async (id: string) => void (await FlowStore.resume(store, { market, id })),
    [store, market],
  )
  const stop = useCallback((id: string) => FlowStore.stop(store, id), [store])
  const settle = useCallback(
    (id: string, hash: Hash) => void FlowStore.settle(store, { id, hash }).catch(() => undefined),
    [store],
  )
  const forget = useCallback((ids: readonly string[]) => FlowStore.forget(store, ids), [store])
  const flows = records.map((record) => {
    const isLive = store.controllers.has(record.id)
    const isElsewhere = FlowStore.isElsewhere(store, record)
    const isFollowed = isLive || isElsewhere
    return {
      record,
      state: live.get(record.id),
      isLive,
      isElsewhere,
      canResume: !isFollowed && FlowRecord.canResume(record),
      isUnanswered: FlowRecord.isUnanswered(record, { isLive: isFollowed }),
    }
  })
  return { flows, unsaved, resume, stop, settle, forget }
}

export declare namespace useFlows {
  type Entry = {
    record: FlowRecord.FlowRecord
    /** Set for flows that were started or resumed in this tab. */
    state: Flow.Started | undefined
    /** Whether the flow runs in this tab. */
    isLive: boolean
    /** Whether the flow runs in another tab or window. Unknown, and so `false`, in a browser that cannot list its locks. */
    isElsewhere: boolean
    /** Whether something remains that needs no wallet: a transaction to follow, or an order to post. */
    canResume: boolean
    /** Whether the wallet was asked and its answer is unknown. Only the wallet knows whether it sent something. */
    isUnanswered: boolean
  }
  type Result = {
    flows: readonly Entry[]
    /** Why flows cannot be saved. They are then lost with the page. */
    unsaved?: unknown
    /**
     * Resumes a flow.
     *
     * @throws {NotResumableError} if it is over, or runs in another tab.
     */
    resume: (id: string) => Promise<void>
    stop: (id: string) => void
    /** Completes a flow whose transaction was found on the chain, though the wallet's answer never arrived. */
    settle: (id: string, hash: Hash) => void
    /** Removes flows from the list. Signed orders stay valid. */
    forget: (ids: readonly string[]) => void
  }
}
