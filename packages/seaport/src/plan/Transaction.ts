import type { Address, Hex } from 'viem'

/** A transaction as the chain takes it. */
export type Transaction = { to: Address; data: Hex; value: bigint }
