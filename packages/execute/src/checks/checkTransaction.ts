import type { BaseError } from '@souk/base'
import type { Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import type { Transaction } from '../domain/Step.js'
import type { Total } from '../state/ExecutionState.js'
import { checkMint } from './checkMint.js'
import { checkTrade } from './checkTrade.js'
import { AccountError, ChainError, RecipientError, type Target, UnfitCallError } from './errors.js'
import { type Ground, has } from './Ground.js'
import type { Verdict } from './Verdict.js'

/** The guard's explanation of a call. */
type Call = Order.TransactionExplanation

/**
 * Checks a transaction that a server asks for against the request.
 *
 * The guard explains what the transaction does. A call that the guard cannot read may go only to known exchanges, or to
 * the collection itself during a mint.
 */
export function checkTransaction(ground: Ground, options: checkTransaction.Options): Verdict {
  const { stepId, transaction, explained } = options
  const { to, data, from } = transaction
  const chainId = transaction.chainId ?? ground.chainId
  if (!ground.payChains.includes(chainId))
    return { error: new ChainError({ stepId, chainId, allowed: ground.payChains }) }
  if (from && !isAddressEqual(from, ground.account))
    return { error: new AccountError({ stepId, account: ground.account, asked: from }) }
  if (isAskedFor(ground, transaction)) return { unknown: [] }
  const [call] = explained.calls
  if (!call) return { error: new UnfitCallError({ stepId, call: data.slice(0, 10), kind: ground.kind }) }
  const target = (address: Address, role: Target['role']): Target => ({ stepId, chainId, address, role })
  if (call.type === 'fill' || call.type === 'match') return checkTrade(ground, { ...options, call, target })
  const error = wrongIn(ground, options, call)
  if (error) return { error }
  return { unknown: [...unknownContract(ground, to, call, target), ...unknownOperator(ground, call, target)] }
}

export declare namespace checkTransaction {
  type Options = {
    stepId: string
    transaction: Transaction
    explained: Pick<Order.RequestExplanation, 'calls'>
    totals: readonly Total[]
  }
}

function isAskedFor(ground: Ground, { to, data, value }: Transaction): boolean {
  return ground.calls.some(
    (call) =>
      isAddressEqual(call.to, to) && call.data.toLowerCase() === data.toLowerCase() && call.value === value,
  )
}

function wrongIn(
  ground: Ground,
  { stepId, transaction }: checkTransaction.Options,
  call: Call,
): BaseError | undefined {
  if (call.type === 'transfer') return checkTransfer(ground, call, stepId)
  return ground.kind === 'mint' && has(ground.minters, transaction.to)
    ? checkMint(ground, stepId, transaction)
    : undefined
}

function checkTransfer(
  { kind, account, recipient: expected }: Ground,
  { functionName, statements }: Call,
  stepId: string,
): BaseError | undefined {
  if (kind !== 'transfer') return new UnfitCallError({ stepId, call: functionName ?? 'transfer', kind })
  for (const said of statements) {
    if ('from' in said && typeof said.from === 'string' && !isAddressEqual(said.from, account))
      return new AccountError({ stepId, account, asked: said.from })
    if ('to' in said && !isAddressEqual(said.to, expected))
      return new RecipientError({ stepId, recipient: said.to, expected })
  }
  return undefined
}

type ToTarget = (address: Address, role: Target['role']) => Target

function unknownContract(ground: Ground, to: Address, call: Call, target: ToTarget): readonly Target[] {
  if (isKnownContract(ground, to, call)) return []
  if (call.type === 'wrap' || call.type === 'unwrap') return [target(to, 'currency')]
  if (call.type !== 'approval') return [target(to, 'contract')]
  return [target(to, ground.kind === 'buy' || ground.kind === 'bid' ? 'currency' : 'collection')]
}

function isKnownContract(ground: Ground, to: Address, call: Call): boolean {
  const { contracts, collections, currencies, minters } = ground
  switch (call.type) {
    case 'approval':
      return has(collections, to) || has(currencies, to)
    case 'transfer':
      return has(call.functionName === 'bulkTransfer' ? contracts : collections, to)
    case 'wrap':
    case 'unwrap':
      return has(currencies, to) || has(contracts, to)
    default:
      return has(minters, to) || (has(contracts, to) && isFitFor(ground.kind, call))
  }
}

const quietTypes: readonly Call['type'][] = ['cancel', 'incrementCounter', 'validate']

/** A flow without a trade may only make these calls to an exchange. */
function isFitFor(kind: Ground['kind'], { type }: Call): boolean {
  const isTrade = kind === 'buy' || kind === 'sell' || kind === 'mint' || kind === 'call'
  return isTrade || quietTypes.includes(type)
}

/** Revoking an approval grants no power, so no one has to vouch for it. */
function unknownOperator({ contracts }: Ground, { effects }: Call, target: ToTarget): readonly Target[] {
  return effects.powers.flatMap(({ holder }) => (has(contracts, holder) ? [] : [target(holder, 'operator')]))
}
