import type { Address } from 'viem'

/** The address of Multicall3 on nearly all chains (multicall3.com). Network entries name other addresses. */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
