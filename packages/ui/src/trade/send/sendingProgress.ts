import type { Nft } from '@souk/market'
import type { Flow } from '@souk/react'
import { nameOfError, type ProblemName } from '../shared/problemOf.js'
import { parcelsOf } from './sendSeveralForm.js'

/** What happened to each item when sending several of them stopped in the middle. */
export type SendingProgress = {
  sent: readonly Nft[]
  /** Sent, but not confirmed yet: these items may still arrive. */
  pending: readonly Nft[]
  /** Asked for, and the wallet has not answered: it may still send these. */
  asked: readonly Nft[]
  left: readonly Nft[]
}

/**
 * Reads from the state of a trade which items were sent.
 *
 * @param nfts - The items of the trade, in its order.
 * @param options.isFound - Whether the transaction that the wallet was asked for was found on the chain. @default false
 * @returns Undefined unless the trade stopped after some of its transactions.
 *
 * @example
 * sendingProgress(flow.state, [ruby, amber]) // → { sent: [ruby], pending: [], asked: [], left: [amber] }
 */
export function sendingProgress(
  state: Flow.State,
  nfts: readonly Nft[],
  { isFound = false }: { isFound?: boolean } = {},
): SendingProgress | undefined {
  if (state.status !== 'failed' && state.status !== 'unknown' && state.status !== 'stopped') return undefined
  const { step, done } = state
  const confirmed = done.sent.filter(({ receipt }) => receipt !== undefined).length
  // A wallet that takes all transactions as one is asked at the last of them. No item is then sent without the others.
  if (confirmed < step) return undefined
  const isOpen = done.sent.length > confirmed && !(state.status === 'failed' && hasMovedNothing(state))
  const begun = confirmed + (isOpen ? 1 : 0)
  if (begun === 0) return undefined
  const open = begun + (state.status === 'stopped' && done.isWalletAsked ? 1 : 0)
  const parcels = parcelsOf(nfts)
  const asked = parcels.slice(begun, open).flat()
  return {
    sent: [...parcels.slice(0, confirmed).flat(), ...(isFound ? asked : [])],
    pending: parcels.slice(confirmed, begun).flat(),
    asked: isFound ? [] : asked,
    left: parcels.slice(open).flat(),
  }
}

function hasMovedNothing({ error }: Extract<Flow.State, { status: 'failed' }>): boolean {
  return movingNothing.includes(nameOfError(error, 'transfer'))
}

/** The problems of a transaction that was sent and certainly moved nothing. */
const movingNothing: readonly ProblemName[] = ['refused', 'outOfGas', 'cancelledInWallet', 'replaced']
