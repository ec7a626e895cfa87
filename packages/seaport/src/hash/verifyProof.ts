import { concat, type Hex, hexToBigInt, keccak256, numberToHex } from 'viem'

/** Returns whether the exchange accepts a proof. A root of zero means any token and accepts only an empty proof. */
export function verifyProof(options: { root: bigint; tokenId: bigint; proof: readonly Hex[] }): boolean {
  if (options.root === 0n) return options.proof.length === 0
  let node = keccak256(numberToHex(options.tokenId, { size: 32 }))
  for (const sibling of options.proof)
    node = keccak256(concat(hexToBigInt(sibling) < hexToBigInt(node) ? [sibling, node] : [node, sibling]))
  return hexToBigInt(node) === options.root
}
