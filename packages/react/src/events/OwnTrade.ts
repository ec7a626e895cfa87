import type { MarketEvent } from '@souk/market'
import type { Souk } from '../provider/SoukContext.js'
import type * as Flow from '../stores/Flow.js'
import type { OwnActivity } from './ownActivity.js'

/** A trade of this tab that ended well, and the account that made it, if known. */
export type Ended = {
  state: Extract<Flow.State, { status: 'done' | 'settled' }>
  accounts: readonly string[]
}

/** The context in which such a trade is shown. */
export type Following = {
  souk: Pick<Souk, 'api' | 'trade' | 'info'>
  /** Returns whether a key belongs to this market. */
  isOwn: (key: readonly unknown[]) => boolean
  /** Returns the sale or cancellation of an order in one of some transactions, if the market has told of it. */
  toldOf: (event: Told, hashes: readonly string[]) => Shown | undefined
  /** Receives the activity that the market has not told of yet. */
  own: OwnActivity
  /** Receives an event for each order that the market has, or knows to be cancelled. */
  onKnown: (events: readonly MarketEvent[]) => void
}

/** What the market tells of an order. */
export type Told = { type: 'sale' | 'cancel'; orderHash: string }

/** `isShown`: the reads that the event affects were repeated since. */
export type Shown = { isShown: boolean }
