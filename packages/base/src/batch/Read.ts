import type { Address, Hex } from 'viem'

/** One read of a batch. `undefined` as an answer means that the contract refused, or is none. */
export type Read =
  | {
      type: 'call'
      to: Address
      data: Hex
      /** It only means something right behind the read before it, in the same call; asked alone it has no answer. */
      follows?: true
    }
  | { type: 'balance'; account: Address }
  /**
   * Whether an account takes the native currency: 1 where it takes a wei of `payer`, 0 where it refuses. Without an
   * answer where the payer has none, or the node does not let it be tried.
   */
  | { type: 'payment'; account: Address }
  | { type: 'blockNumber' }
  | { type: 'timestamp' }
  | { type: 'chainId' }

/** A read that needs no payer. */
export type PlainRead = Exclude<Read, { type: 'payment' }>

/** Tells whether a read needs no payer. */
export function isPlain(read: Read): read is PlainRead {
  return read.type !== 'payment'
}
