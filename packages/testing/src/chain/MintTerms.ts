import { openEditionAbi } from '@souk/contracts'
import { dropErc721Abi, testArtifacts } from '@souk/contracts/testing'
import { demo } from '@souk/devchain'
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroHash } from 'viem'
import type { TestChain } from './TestChain.js'
import type { Call } from './transact.js'

const editionAbi = parseAbi(openEditionAbi)
const dropAbi = parseAbi(dropErc721Abi)

/** Terms of the demo's edition that differ from the initial ones. Times are Unix times in seconds, and 0 means no limit. */
export type EditionTerms = { start?: bigint; end?: bigint; perWallet?: bigint; supply?: bigint }

/** Returns the call with which the operator of the demo changes the terms of its edition. */
export function edition(terms: EditionTerms): Call {
  const { price, address } = demo.edition
  const { start = 0n, end = 0n, perWallet = demo.edition.perWallet, supply = demo.edition.supply } = terms
  const args = [price, start, end, perWallet, supply] as const
  return { to: address, data: encodeFunctionData({ abi: editionAbi, functionName: 'setMint', args }) }
}

/** The terms of a drop. A single account receives its fee. */
export type DropTerms = {
  price: bigint
  startTime: bigint
  endTime: bigint
  perWallet: number
  feeRecipient: Address
  /** The Merkle root of the allow list. @default none */
  root?: Hex | undefined
}

/** Returns the call with which a `DropERC721` opens its drop at SeaDrop. */
export function drop(token: Address, terms: DropTerms): Call {
  const publicDrop = {
    mintPrice: terms.price,
    startTime: Number(terms.startTime),
    endTime: Number(terms.endTime),
    maxTotalMintableByWallet: terms.perWallet,
    feeBps: 0,
    restrictFeeRecipients: true,
  }
  const args = [publicDrop, terms.feeRecipient, terms.root ?? zeroHash] as const
  return { to: token, data: encodeFunctionData({ abi: dropAbi, functionName: 'setDrop', args }) }
}

/** Deploys a contract with the interface of SeaDrop at the address that SeaDrop has on public chains. */
export async function placeSeaDrop({ testClient }: TestChain): Promise<void> {
  const { deployedBytecode: bytecode } = testArtifacts().SeaDrop
  await testClient.setCode({ address: '0x00005EA00Ac477B1030CE78506496e8C2dE24bf5', bytecode })
}
