import { hexToBigInt, isHex, type TransactionReceipt } from 'viem'

/**
 * Adds up the network fees of transactions, in wei. Receipts of the OP stack also have the fee for publishing the
 * transaction on the chain below, which is deducted in addition to gas.
 */
export function networkFeeOf(receipts: readonly Receipt[]): bigint {
  return receipts.reduce((sum, receipt) => sum + gasFeeOf(receipt) + layer1FeeOf(receipt), 0n)
}

type Receipt = Pick<TransactionReceipt, 'gasUsed' | 'effectiveGasPrice'>

function gasFeeOf({ gasUsed, effectiveGasPrice }: Receipt): bigint {
  return gasUsed * effectiveGasPrice
}

/** viem keeps fields that only some chains have as the node sent them. */
function layer1FeeOf(receipt: Receipt & { l1Fee?: unknown }): bigint {
  const { l1Fee } = receipt
  if (typeof l1Fee === 'bigint') return l1Fee
  return typeof l1Fee === 'string' && isHex(l1Fee) && l1Fee.length > 2 ? hexToBigInt(l1Fee) : 0n
}
