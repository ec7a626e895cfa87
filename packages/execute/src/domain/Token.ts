import type { Address } from 'viem'

/** A token of a contract. */
export type Token = { contract: Address; tokenId: bigint }
