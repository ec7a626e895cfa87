import { loadCode } from '@souk/base'
import type { QueryClient } from '@tanstack/react-query'
import type { FlowStore } from '../stores/FlowStore.js'
import { subscribe } from '../stores/subscribe.js'
import type * as OwnTrade from './OwnTrade.js'

/**
 * Shows at once what the trades of this tab did. The market indexes a block a moment after the receipt is known, and until
 * then a page would offer to buy what the visitor has just bought. It has posted orders when it answers, and knows of
 * cancelled ones when it was notified, before their events arrive.
 *
 * The code for this loads once there are flows. If it cannot be loaded, the market's events show the trades.
 *
 * @returns A function that ends it.
 */
export function followTrades(
  flows: FlowStore,
  queryClient: QueryClient,
  options: OwnTrade.Following,
): () => void {
  const told = new Set(flows.current.live.keys())
  const waiting: OwnTrade.Ended[] = []
  let show: (ended: OwnTrade.Ended) => void = (ended) => void waiting.push(ended)
  let stopKeeping = () => {}
  let isOver = false
  loadCode(() => import('./ownTrades.js')).then(
    ({ keepActivity, showOwnTrade }) => {
      if (isOver) return
      stopKeeping = keepActivity(queryClient, options)
      show = (ended) => showOwnTrade(ended, queryClient, options)
      waiting.splice(0).forEach(show)
    },
    () => {
      show = () => {}
    },
  )
  const stop = subscribe(flows, () => {
    for (const [id, state] of flows.current.live) {
      if (told.has(id) || (state.status !== 'done' && state.status !== 'settled')) continue
      told.add(id)
      const account = flows.current.records.find((record) => record.id === id)?.account
      show({ state, accounts: account ? [account] : [] })
    }
  })
  return () => {
    isOver = true
    stop()
    stopKeeping()
  }
}
