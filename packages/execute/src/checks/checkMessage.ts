import type { BaseError } from '@souk/base'
import type { Order } from '@souk/seaport'
import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem'
import type { Message, TypedMessage } from '../domain/Step.js'
import { checkOrders } from './checkOrders.js'
import { AccountError, ChainError, type Target, UnfitCallError } from './errors.js'
import { type Ground, has } from './Ground.js'
import type { Verdict } from './Verdict.js'

/**
 * Checks a message that a server wants signed against the request.
 *
 * Typed data must name a known contract on the flow's chain and be signed for the account itself. The guard reads the
 * orders in it.
 */
export function checkMessage(ground: Ground, options: checkMessage.Options): Verdict {
  const { message, stepId } = options
  if (message.signatureKind !== 'eip712') return { unknown: [] }
  const error = checkTyped(ground, message, options)
  return error ? { error } : { unknown: unknownOf(ground, message, stepId) }
}

export declare namespace checkMessage {
  type Options = {
    stepId: string
    message: Message
    explained: Pick<Order.RequestExplanation, 'typedData'>
  }
}

function checkTyped(
  ground: Ground,
  { domain, value }: TypedMessage,
  { stepId, explained }: checkMessage.Options,
): BaseError | undefined {
  const { chainId = ground.chainId } = domain
  if (chainId !== ground.chainId) return new ChainError({ stepId, chainId, allowed: [ground.chainId] })
  const other = signersOf(value).find((signer) => !isAddressEqual(signer, ground.account))
  if (other) return new AccountError({ stepId, account: ground.account, asked: other })
  const { typedData } = explained
  if (typedData?.type !== 'order' && typedData?.type !== 'bulk') return undefined
  const { kind } = ground
  if (kind !== 'list' && kind !== 'bid') return new UnfitCallError({ stepId, call: 'an order', kind })
  return checkOrders(ground, { stepId, orders: typedData.orders })
}

/** Finds the signers of typed data by the field names of exchanges and tokens, also inside a tree of orders. */
function signersOf(value: unknown, depth = 0): readonly Address[] {
  // A tree of orders is at most 24 levels high.
  if (depth > 30 || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((part) => signersOf(part, depth + 1))
  const own = Object.entries(value).flatMap(([name, signer]) => {
    const isSigner = signerNames.includes(name) && typeof signer === 'string'
    return isSigner && isAddress(signer, { strict: false }) && !isAddressEqual(signer, zeroAddress)
      ? [signer]
      : []
  })
  return [...own, ...('tree' in value ? signersOf(value.tree, depth + 1) : [])]
}

const signerNames: readonly string[] = ['offerer', 'maker', 'owner', 'signer']

function unknownOf(ground: Ground, message: TypedMessage, stepId: string): readonly Target[] {
  const { contracts, currencies, chainId } = ground
  const { verifyingContract } = message.domain
  const { spender } = message.value
  const isKnown = has(contracts, verifyingContract) || has(currencies, verifyingContract)
  const isSpender = typeof spender === 'string' && isAddress(spender, { strict: false })
  return [
    ...(verifyingContract && !isKnown
      ? [{ stepId, chainId, address: verifyingContract, role: 'verifier' as const }]
      : []),
    // A permit allows the spender to spend.
    ...(isSpender && !has(contracts, spender)
      ? [{ stepId, chainId, address: spender, role: 'operator' as const }]
      : []),
  ]
}
