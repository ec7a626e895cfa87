import { freeErc20Abi, freeErc721Abi, freeErc1155Abi } from '@souk/contracts/testing'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Call } from './transact.js'

const erc20Abi = parseAbi(freeErc20Abi)
const erc721Abi = parseAbi(freeErc721Abi)
const erc1155Abi = parseAbi(freeErc1155Abi)

/** The call that gives an account money of a test token; `batch` makes many at once. */
export function erc20(token: Address, to: Address, amount: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'mint', args: [to, amount] }),
  }
}

/** The call that gives an account a single token of a test collection. */
export function erc721(token: Address, to: Address, identifier: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'mint', args: [to, identifier] }),
  }
}

/** The call that gives an account pieces of a token of a test collection. */
export function erc1155(token: Address, to: Address, identifier: bigint, amount: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc1155Abi, functionName: 'mint', args: [to, identifier, amount] }),
  }
}

/** The call that lets an operator take up to an amount of a test token from an account that need not be asked. */
export function erc20Approval(token: Address, owner: Address, operator: Address, amount: bigint): Call {
  const args = [owner, operator, amount] as const
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approveFor', args }) }
}

/** The call that lets an operator take everything of a test collection, ERC721 or ERC1155, or no more. */
export function collectionApproval(
  token: Address,
  owner: Address,
  operator: Address,
  options: { isApproved?: boolean } = {},
): Call {
  const args = [owner, operator, options.isApproved ?? true] as const
  return { to: token, data: encodeFunctionData({ abi: erc721Abi, functionName: 'approveAllFor', args }) }
}
