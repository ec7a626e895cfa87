import type { BaseError } from '@souk/base'
import { type Address, isAddressEqual } from 'viem'
import type { Transaction } from '../domain/Step.js'
import type { Total } from '../state/ExecutionState.js'
import { checkTrade } from './checkTrade.js'
import { AccountError, ChainError, RecipientError, type Target, UnfitCallError } from './errors.js'
import { type Ground, has } from './Ground.js'
import { type Call, readCall } from './readCall.js'
import { readTrade } from './readTrade.js'

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
  const target = (address: Address, role: Target['role']): Target => ({ stepId, chainId, address, role })
  const trade = readTrade(data, ground.account)
  if (trade === 'unreadable')
    return { error: new UnfitCallError({ stepId, call: data.slice(0, 10), kind: ground.kind }) }
  if (trade) {
    const error = checkTrade(ground, { stepId, trade, totals: options.totals })
    return error ? { error } : { unknown: has(ground.contracts, to) ? [] : [target(to, 'contract')] }
  }
  const call = readCall(data)
  const error = checkCall(ground, call, stepId)
  if (error) return { error }
  return { unknown: [...unknownContract(ground, to, call, target), ...unknownOperator(ground, call, target)] }
}

export declare namespace checkTransaction {
  type Options = { stepId: string; transaction: Transaction; totals: readonly Total[] }
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
  return undefined
}

type ToTarget = (address: Address, role: Target['role']) => Target

function unknownContract(ground: Ground, to: Address, call: Call, target: ToTarget): readonly Target[] {
  if (isKnownContract(ground, to, call)) return []
  if (call.type === 'wrap') return [target(to, 'currency')]
  if (call.type !== 'approval') return [target(to, 'contract')]
  return [target(to, ground.kind === 'buy' || ground.kind === 'bid' ? 'currency' : 'collection')]
}

function isKnownContract(ground: Ground, to: Address, call: Call): boolean {
  const { contracts, collections, currencies, kind } = ground
  switch (call.type) {
    case 'approval':
      return has(collections, to) || has(currencies, to)
    case 'transfer':
      return has(call.name === 'bulkTransfer' ? contracts : collections, to)
    case 'wrap':
      return has(currencies, to) || has(contracts, to)
    case 'other':
      return (kind === 'mint' && has(collections, to)) || (has(contracts, to) && isFitFor(kind, call))
    default:
      return call satisfies never
  }
}

/** Cancelling, and its counter; validating. */
const quietCalls: readonly string[] = ['0xfd9f1e10', '0x5b34b966', '0x88147732']

/** A flow that trades nothing has no business with an exchange but these. */
function isFitFor(kind: Ground['kind'], { name }: Call): boolean {
  const isTrade = kind === 'buy' || kind === 'sell' || kind === 'mint' || kind === 'call'
  return isTrade || quietCalls.includes(name)
}

/** Taking an approval back needs nobody's word. */
function unknownOperator({ contracts }: Ground, call: Call, target: ToTarget): readonly Target[] {
  if (call.type !== 'approval' || call.isRevoked || has(contracts, call.operator)) return []
  return [target(call.operator, 'operator')]
}
