import type { Address, Hex } from 'viem'

/** A transaction that a wallet is asked to send. */
export type Call = {
  to: Address
  /** The account that would send it. @default the context's account */
  from?: Address | undefined
  data?: Hex | undefined
  value?: bigint | undefined
}
