import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'

/** A trade that ended well. */
export type TradeDone = {
  kind: FlowRecord.FlowKind
  /** The last transaction that the visitor sent for it; `undefined` if there was none. A listing's is that of its approval. */
  hash: Hash | undefined
}
