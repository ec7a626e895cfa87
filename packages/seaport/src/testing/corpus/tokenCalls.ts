import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { maxUint256 } from '../../order/constants.js'
import * as at from './accounts.js'
import type { Transaction } from './requests.js'

const abi = parseAbi([
  'function approve(address operator, uint256 amountOrId)',
  'function increaseAllowance(address operator, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
  'function deposit()',
  'function withdraw(uint256 amount)',
])
const safeAbi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id)'])
const safeDataAbi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id, bytes data)'])
const editionAbi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
])

export function approve(token: Address, operator: Address, amountOrId: bigint = maxUint256): Transaction {
  return {
    to: token,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [operator, amountOrId] }),
  }
}

export function increaseAllowance(token: Address, operator: Address, amount: bigint): Transaction {
  return {
    to: token,
    data: encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [operator, amount] }),
  }
}

export function approveAll(token: Address, operator: Address, approved = true): Transaction {
  return {
    to: token,
    data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [operator, approved] }),
  }
}

export function transfer(token: Address, to: Address, amount: bigint): Transaction {
  return { to: token, data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }) }
}

export function transferFrom(token: Address, to: Address, amountOrId: bigint, from = at.me): Transaction {
  return {
    to: token,
    data: encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, amountOrId] }),
  }
}

export function safeTransfer(token: Address, to: Address, id: bigint, data?: Hex): Transaction {
  const input = data
    ? encodeFunctionData({ abi: safeDataAbi, args: [at.me, to, id, data] })
    : encodeFunctionData({ abi: safeAbi, args: [at.me, to, id] })
  return { to: token, data: input }
}

export function sendEdition(token: Address, to: Address, id: bigint, amount: bigint): Transaction {
  const args = [at.me, to, id, amount, '0x'] as const
  return {
    to: token,
    data: encodeFunctionData({ abi: editionAbi, functionName: 'safeTransferFrom', args }),
  }
}

/** Sends several editions, by pairs of id and amount. */
export function sendEditions(
  token: Address,
  to: Address,
  pieces: readonly (readonly [id: bigint, amount: bigint])[],
): Transaction {
  const ids = pieces.map(([id]) => id)
  const amounts = pieces.map(([, amount]) => amount)
  const args = [at.me, to, ids, amounts, '0x'] as const
  return {
    to: token,
    data: encodeFunctionData({ abi: editionAbi, functionName: 'safeBatchTransferFrom', args }),
  }
}

export function wrap(token: Address, value: bigint): Transaction {
  return { to: token, value, data: encodeFunctionData({ abi, functionName: 'deposit' }) }
}

export function unwrap(token: Address, amount: bigint): Transaction {
  return { to: token, data: encodeFunctionData({ abi, functionName: 'withdraw', args: [amount] }) }
}
