import type { Address, Hex } from 'viem'

/** The recipient, calldata and value of a transaction. */
export type Transaction = { to: Address; data: Hex; value: bigint }
