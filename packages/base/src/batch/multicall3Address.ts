import type { Address } from 'viem'

/** Multicall3 on nearly all chains (multicall3.com); where it differs, the network's entry says so. */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
