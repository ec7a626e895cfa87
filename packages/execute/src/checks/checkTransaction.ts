import type { BaseError } from '@souk/base'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Transaction } from '../Step.js'
import { AccountError, ChainError, RecipientError, type Target, UnfitCallError } from './errors.js'
import { type Ground, has } from './Ground.js'
import { type Call, readCall } from './readCall.js'

/** What a transaction comes to: what is wrong with it, or the contracts that somebody must vouch for. */
export type Verdict = { error: BaseError } | { unknown: readonly Target[] }

/**
 * Holds a transaction that a server asks for against what the caller wished for.
 *
 * What it does is read where its meaning is the same everywhere: approvals, transfers, wrapping, Seaport's recipients.
 * Anything else may be called on known exchanges only, and while minting on the collection itself.
 */
export function checkTransaction(ground: Ground, options: checkTransaction.Options): Verdict {
  const { stepId, transaction } = options
  const { to, data, from } = transaction
  const chainId = transaction.chainId ?? ground.chainId
  if (!ground.payChains.includes(chainId))
    return { error: new ChainError({ stepId, chainId, allowed: ground.payChains }) }
  if (from && !isAddressEqual(from, ground.account))
    return { error: new AccountError({ stepId, account: ground.account, asked: from }) }
  if (isAskedFor(ground, transaction)) return { unknown: [] }
  const call = readCall(data)
  const error = checkCall(ground, call, stepId)
  if (error) return { error }
  const target = (address: Address, role: Target['role']): Target => ({ stepId, chainId, address, role })
  return { unknown: [...unknownContract(ground, to, call, target), ...unknownOperator(ground, call, target)] }
}

export declare namespace checkTransaction {
  type Options = { stepId: string; transaction: Transaction }
}

function isAskedFor(ground: Ground, { to, data, value }: Transaction): boolean {
  return ground.calls.some(
    (call) =>
      isAddressEqual(call.to, to) && call.data.toLowerCase() === data.toLowerCase() && call.value === value,
  )
}

function checkCall(ground: Ground, call: Call, stepId: string): BaseError | undefined {
  const { kind, account, recipient: expected } = ground
  if (call.type === 'transfer') {
    if (kind !== 'transfer') return new UnfitCallError({ stepId, call: call.name, kind })
    if (call.from && !isAddressEqual(call.from, account))
      return new AccountError({ stepId, account, asked: call.from })
    const other = call.recipients.find((recipient) => !isAddressEqual(recipient, expected))
    return other && new RecipientError({ stepId, recipient: other, expected })
  }
  if (call.type === 'trade') {
    const { recipient } = call
    // The zero address means the caller, which is the account.
    const isOwn = isAddressEqual(recipient, zeroAddress) || isAddressEqual(recipient, expected)
    return isOwn ? undefined : new RecipientError({ stepId, recipient, expected })
  }
  return undefined
}

type ToTarget = (address: Address, role: Target['role']) => Target

function unknownContract(ground: Ground, to: Address, call: Call, target: ToTarget): readonly Target[] {
  const { contracts, collections, currencies, kind } = ground
  if (call.type === 'approval') {
    const isKnown = has(collections, to) || has(currencies, to)
    return isKnown ? [] : [target(to, kind === 'buy' || kind === 'bid' ? 'currency' : 'collection')]
  }
  if (call.type === 'transfer') {
    const isKnown = call.name === 'bulkTransfer' ? has(contracts, to) : has(collections, to)
    return isKnown ? [] : [target(to, 'contract')]
  }
  if (call.type === 'wrap') return has(currencies, to) || has(contracts, to) ? [] : [target(to, 'currency')]
  const isMint = kind === 'mint' && call.type === 'other' && has(collections, to)
  return has(contracts, to) || isMint ? [] : [target(to, 'contract')]
}

/** Taking an approval back needs nobody's word. */
function unknownOperator({ contracts }: Ground, call: Call, target: ToTarget): readonly Target[] {
  if (call.type !== 'approval' || call.isRevoked || has(contracts, call.operator)) return []
  return [target(call.operator, 'operator')]
}
