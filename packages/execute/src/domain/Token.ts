import type { Address } from 'viem'

/** One token of a contract. */
export type Token = { contract: Address; tokenId: bigint }
