import { freeErc20Abi, freeErc721Abi, freeErc1155Abi } from '@souk/contracts/testing'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Call } from './transact.js'

const erc20Abi = parseAbi(freeErc20Abi)
const erc721Abi = parseAbi(freeErc721Abi)
const erc1155Abi = parseAbi(freeErc1155Abi)

/** Returns the call that mints a test currency to an account. `batch` sends many calls at once. */
export function erc20(token: Address, to: Address, amount: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'mint', args: [to, amount] }),
  }
}

/** Returns the call that mints a single token of a test collection to an account. */
export function erc721(token: Address, to: Address, identifier: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'mint', args: [to, identifier] }),
  }
}

/** Returns the call that mints units of a token of a test collection to an account. */
export function erc1155(token: Address, to: Address, identifier: bigint, amount: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc1155Abi, functionName: 'mint', args: [to, identifier, amount] }),
  }
}

/**
 * Returns the call that lets an operator spend an amount of an account's test currency. It does not need the account's
 * key.
 */
export function erc20Approval(token: Address, owner: Address, operator: Address, amount: bigint): Call {
  const args = [owner, operator, amount] as const
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approveFor', args }) }
}

/** Returns the call that lets an operator move all tokens of a test collection, ERC721 or ERC1155, or revokes that. */
export function collectionApproval(
  token: Address,
  owner: Address,
  operator: Address,
  options: { isApproved?: boolean } = {},
): Call {
  const args = [owner, operator, options.isApproved ?? true] as const
  return { to: token, data: encodeFunctionData({ abi: erc721Abi, functionName: 'approveAllFor', args }) }
}
