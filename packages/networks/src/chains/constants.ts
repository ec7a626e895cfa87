import { type Address, parseGwei } from 'viem'

export { multicall3Address } from '@souk/base'

/** The registry of ENS, at one address on Ethereum and its test chains. */
export const ensRegistryAddress: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** The priority fee in wei per gas: 1.5 gwei, unless a network needs another fee. */
export const priorityFeePerGas = parseGwei('1.5')

/** The most that is paid per gas is this many base fees, and the priority fee. */
export const baseFeeMultiplier = 2
