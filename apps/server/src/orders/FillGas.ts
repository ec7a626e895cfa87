/** What any filling costs besides its payments: the transaction itself, the signature, the NFT. */
const baseGas = 200_000n

/**
 * What the exchange spends on one more payment. On the local chain it is 28,000 to 34,000 in a plain ERC20 token and 37,000 to
 * 42,000 in ether to an account that was empty; the rest is for tokens that cost more to move.
 */
const gasPerPayment = 60_000n

/** Ethereum includes no transaction with more gas, whatever the block holds (EIP-7825); nodes of other chains follow it. */
const mostTransactionGas = 2n ** 24n

/** An order has to leave room for the others of a sweep, and for blocks that are nearly full. */
const share = 2n

/**
 * Tells the gas that filling one order may cost.
 *
 * @param blockGas - The gas limit of a block of the chain.
 */
export function allowance(blockGas: bigint): bigint {
  return (blockGas < mostTransactionGas ? blockGas : mostTransactionGas) / share
}

/**
 * Tells how many payments one order may make so that the exchange can fill it.
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
