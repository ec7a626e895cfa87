import type { ChainEvent } from '../node/ChainEvent.js'
import * as Touch from '../node/Touch.js'
import type { Holding } from './holdings.js'
import type { Step } from './Step.js'

/** Everything else waits for a transaction, on the embedded database even readers, so each writes few tokens or events. */
export const writtenTogether = 200

/** Tokens or events of a step that are written before the rest of it, in a transaction of their own. */
export type Part = Pick<Step, 'at' | 'times' | 'events' | 'touches' | 'holdings'>

/**
 * Divides a step that moves very many tokens, so that one block of a large mint does not keep others from writing.
 *
 * Trades, their tokens, and everything that decides over orders stay together in the rest, which is written last and
 * says that the blocks are read. Holders come before what happened to their tokens, and their touches with them: after a
 * crash, the next step finds the touches of blocks that are not read yet, and reads those tokens again.
 *
 * @returns The parts, in order; none where the whole is small.
 */
export function divideStep(step: Step): { parts: readonly Part[]; rest: Step } {
  const { at, times, events, holdings } = step
  if (holdings.length <= writtenTogether && events.length <= writtenTogether) return { parts: [], rest: step }
  const isOfTrade = findTrades(events)
  const kept = events.filter((event) => event.type !== 'transfer' || isOfTrade(event))
  const traded = new Set(Touch.fromEvents(kept).map(Touch.encode))
  const isKept = (holding: Holding) => traded.has(Touch.encode(toTouch(holding)))
  const moved = holdings.filter((holding) => !isKept(holding))
  const loose = events.filter((event) => event.type === 'transfer' && !isOfTrade(event))
  const parts = [
    ...chunks(moved).map((part) => ({
      ...{ at, times, events: [] },
      ...{ touches: part.map(toTouch), holdings: part },
    })),
    ...chunks(loose).map((part) => ({ at, times, events: part, touches: [], holdings: [] })),
  ]
  const stored = new Set(moved.map((holding) => Touch.encode(toTouch(holding))))
  return { parts, rest: { ...step, events: kept, holdings: holdings.filter(isKept), stored } }
}

function findTrades(events: readonly ChainEvent[]): (event: ChainEvent) => boolean {
  const trades = events.filter(({ type }) => type === 'fulfilled' || type === 'matched')
  const hashes = new Set(trades.map(({ transactionHash }) => transactionHash))
  return ({ transactionHash }) => hashes.has(transactionHash)
}

function toTouch({ contract, identifier, owner, isSole }: Holding): Touch.Touch {
  const token = { contract, identifier } as { contract: `0x${string}`; identifier: bigint }
  return isSole ? { type: 'token', ...token } : { type: 'units', ...token, account: owner as `0x${string}` }
}

/** Divides a list into pieces. @param size - @default as many as one transaction writes */
export function chunks<item>(
  list: readonly item[],
  size: number = writtenTogether,
): readonly (readonly item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  )
}
