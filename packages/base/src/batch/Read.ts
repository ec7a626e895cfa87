import type { Address, Hex } from 'viem'

/** One read of a batch. The answer is `undefined` when the contract reverts or does not exist. */
export type Read =
  | {
      type: 'call'
      to: Address
      data: Hex
      /** Marks a read that depends on the read before it in the same call. Asked alone, its answer is `undefined`. */
      follows?: true
    }
  | { type: 'balance'; account: Address }
  /**
   * Whether an account accepts the native currency: 1 if it accepts a wei of `payer`, 0 if it reverts. `undefined` if
   * the payer has none, or the node cannot simulate the payment.
   */
  | { type: 'payment'; account: Address }
  | { type: 'blockNumber' }
  | { type: 'timestamp' }
  | { type: 'chainId' }

/** A read that needs no payer. */
export type PlainRead = Exclude<Read, { type: 'payment' }>

/** Returns whether a read needs no payer. */
export function isPlain(read: Read): read is PlainRead {
  return read.type !== 'payment'
}
