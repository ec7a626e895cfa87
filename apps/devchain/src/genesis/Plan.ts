import type { ContractName } from '@souk/contracts'
import type { Address, Hex } from 'viem'
import type { DemoChain } from '../demo/demo.js'
import type { Call } from './send.js'

/** A contract that `operator` deploys at an address that one of its nonces gives. */
export type Deployment = { name: ContractName; at: Address; argument?: Hex }

/** Calls that are mined together. */
export type Step = { name: string; calls: () => readonly Call[] }

/** The first blocks of a local chain: what it has besides the contracts of every chain. */
export type Plan = { chain: DemoChain; deployments: readonly Deployment[]; steps: readonly Step[] }
