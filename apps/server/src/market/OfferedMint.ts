import type { Mint } from '@souk/market'
import type { Address, Hex } from 'viem'

/** A mint, and how it is called. */
export type OfferedMint = { mint: Mint.Mint; way: Way }

/** How units are minted: by a function of the collection itself, or through SeaDrop. */
export type Way =
  | { type: 'function'; signature: string }
  | { type: 'seaDrop'; feeRecipient: Address }
  | { type: 'seaDropList'; feeRecipient: Address; terms: ListTerms; proof: readonly Hex[] }

/** The terms of an entry of an allow list, as SeaDrop hashes them. */
export type ListTerms = {
  mintPrice: bigint
  maxTotalMintableByWallet: bigint
  startTime: bigint
  endTime: bigint
  dropStageIndex: bigint
  maxTokenSupplyForStage: bigint
  feeBps: bigint
  restrictFeeRecipients: boolean
}
