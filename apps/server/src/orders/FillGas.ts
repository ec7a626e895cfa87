/** The gas of a fill without its payments: the transaction itself, the signature, the NFT. */
const baseGas = 200_000n

/**
 * The exchange's gas for one more payment. On the local chain it is 28,000 to 34,000 in a plain ERC20 token, and
 * 37,000 to 42,000 in ether to an empty account. The rest is for tokens that cost more to move.
 */
const gasPerPayment = 60_000n

/**
 * Ethereum includes no transaction with more gas, whatever the block's limit (EIP-7825). Nodes of other chains do the
 * same.
 */
const mostTransactionGas = 2n ** 24n

/** An order has to leave room for the others of a sweep, and for blocks that are nearly full. */
const share = 2n

/**
 * Returns the gas that filling one order may cost.
 *
 * @param blockGas - The gas limit of a block of the chain.
 */
export function allowance(blockGas: bigint): bigint {
  return (blockGas < mostTransactionGas ? blockGas : mostTransactionGas) / share
}

/**
 * Returns how many payments one order may have so that the exchange can fill it.
 *
 * @param blockGas - The gas limit of a block of the chain.
 *
 * @example
 * FillGas.mostPayments(30_000_000n) // → 136
 */
export function mostPayments(blockGas: bigint): number {
  const room = allowance(blockGas) - baseGas
  return room < gasPerPayment ? 1 : Number(room / gasPerPayment)
}
