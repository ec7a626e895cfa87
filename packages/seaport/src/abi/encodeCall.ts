import { type Address, type Hex, size } from 'viem'

/**
 * Selectors of frequent reads and of approvals. A general encoder hashes the function's signature for each call, which
 * can take longer for a sweep than the node's answer. A test checks these selectors against the ABIs.
 */
export const selectors = {
  allowance: '0xdd62ed3e',
  approve: '0x095ea7b3',
  balanceOf: '0x70a08231',
  balanceOfToken: '0x00fdd58e',
  getApproved: '0x081812fc',
  getChannelStatus: '0x33bc8572',
  getConduit: '0x6e9bfd9f',
  getCounter: '0xf07ec373',
  getOrderStatus: '0x46423aa7',
  isApprovedForAll: '0xe985e9c5',
  isValidSignature: '0x1626ba7e',
  ownerOf: '0x6352211e',
  setApprovalForAll: '0xa22cb465',
  supportsInterface: '0x01ffc9a7',
} as const satisfies Record<string, Hex>

/**
 * Encodes a call whose arguments have one word each.
 *
 * @param words - The arguments: addresses and hashes in hexadecimal, and numbers as bigint.
 */
export function encodeCall(selector: Hex, words: readonly (Address | Hex | bigint)[]): Hex {
  return `${selector}${words.map(toWord).join('')}`
}

/** Encodes the call that asks a contract to verify a signature (ERC-1271). */
export function encodeIsValidSignature(digest: Hex, signature: Hex): Hex {
  const length = size(signature)
  const bytes = signature.slice(2).padEnd(Math.ceil(length / 32) * 64, '0')
  return `${encodeCall(selectors.isValidSignature, [digest, 0x40n, BigInt(length)])}${bytes}`
}

function toWord(value: Hex | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}
