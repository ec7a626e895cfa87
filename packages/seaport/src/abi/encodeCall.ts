import { type Address, type Hex, size } from 'viem'

/**
 * Selectors of what is read in masses, and of approvals. A general encoder hashes a function's signature at each call, which for a sweep
 * takes longer than the answer of a near node; a test computes these from the interfaces.
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
 * Encodes a call whose arguments take one word each.
 *
 * @param words - Addresses and hashes in hexadecimal, numbers as they are.
 */
export function encodeCall(selector: Hex, words: readonly (Address | Hex | bigint)[]): Hex {
  return `${selector}${words.map(toWord).join('')}`
}

/** Encodes the call that asks a contract about a signature (ERC-1271). */
export function encodeIsValidSignature(digest: Hex, signature: Hex): Hex {
  const length = size(signature)
  const bytes = signature.slice(2).padEnd(Math.ceil(length / 32) * 64, '0')
  return `${encodeCall(selectors.isValidSignature, [digest, 0x40n, BigInt(length)])}${bytes}`
}

function toWord(value: Hex | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}
