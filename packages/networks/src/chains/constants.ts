import { type Address, parseGwei } from 'viem'

export { multicall3Address } from '@souk/base'

/** The registry of ENS. Its address is the same on Ethereum and its test chains. */
export const ensRegistryAddress: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** The default priority fee in wei per gas: 1.5 gwei. */
export const priorityFeePerGas = parseGwei('1.5')

/** The maximum fee per gas is this many base fees plus the priority fee. */
export const baseFeeMultiplier = 2
