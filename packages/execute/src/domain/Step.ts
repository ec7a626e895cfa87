import { BaseError } from '@souk/base'
import { type Address, type Hex, keccak256, stringToHex } from 'viem'

/** A request to the wallet. The steps of a trade run one after another. */
export type Step = TransactionStep | SignatureStep

type Common = {
  /**
   * For example `nft-approval`, `currency-wrapping`, `currency-approval`, `auth`, `sale`, `order-signature`,
   * `cancellation`, `mint` or `transfer`.
   */
  id: string
  /** A title for display. */
  action: string
  /** A sentence for display. */
  description: string
}

/** Transactions to send. */
export type TransactionStep = Common & { kind: 'transaction'; items: readonly Item<Transaction>[] }

/** Messages to sign, which are posted with their signature. */
export type SignatureStep = Common & { kind: 'signature'; items: readonly Item<Signing>[] }

/** One item of a step. An item without data is not ready yet: the client repeats the request until it is. */
export type Item<data> = {
  status: 'complete' | 'incomplete'
  /** A hint for display. */
  tip?: string
  /** The ids of its orders. */
  orderIds?: readonly string[]
  /** The indexes of its orders in the request. */
  orderIndexes?: readonly number[]
  data?: data
  /** The endpoint that reports its status. */
  check?: Check
  gasEstimate?: number
}

/** A transaction as the server requests it. It is sent only after the checks. */
export type Transaction = {
  from?: Address
  to: Address
  data: Hex
  /** In wei. */
  value: bigint
  /** The chain, if it is not the server's. Set when a trade begins on another chain. */
  chainId?: number
  gas?: bigint
  /** In wei. */
  maxFeePerGas?: bigint
  /** In wei. */
  maxPriorityFeePerGas?: bigint
}

/** A message to sign, a body to post, or both. */
export type Signing = { sign?: Message; post?: Post }

/** A message to sign. */
export type Message = PlainMessage | TypedMessage

/** Text, or 32 bytes in hexadecimal that are signed as bytes. */
export type PlainMessage = { signatureKind: 'eip191'; message: string }

/** Typed data as in EIP-712. */
export type TypedMessage = {
  signatureKind: 'eip712'
  domain: TypedDomain
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  primaryType: string
  /** Numbers are JSON numbers or strings, as the server sent them. */
  value: Readonly<Record<string, unknown>>
}

/** The domain of typed data. */
export type TypedDomain = {
  name?: string
  version?: string
  chainId?: number
  verifyingContract?: Address
  salt?: Hex
}

/** The request to the server that carries the signature. */
export type Post = { endpoint: string; method: 'POST'; body: unknown }

/** The endpoint that reports a status. */
export type Check = { endpoint: string; method: 'POST'; body: unknown }

/**
 * Identifies a request of the server, so that a repeated one is recognised.
 *
 * Ignores gas and fees: with other values, it is still the same transaction.
 *
 * @param options.chainId - The chain, if the request does not name one.
 *
 * @example
 * Step.keyOf(transaction, { chainId: 1 }) // → '0x5f3c…'
 */
export function keyOf(data: Transaction | Signing, options: { chainId: number }): Hex {
  const parts =
    'to' in data
      ? [data.chainId ?? options.chainId, data.to.toLowerCase(), data.data.toLowerCase(), String(data.value)]
      : [data.sign ?? null, data.post ?? null]
  return keccak256(stringToHex(JSON.stringify(parts)))
}

/** Returns whether a message is 32 bytes in hexadecimal, which are signed as bytes instead of text. */
export function isRaw(message: PlainMessage): boolean {
  return /^0x[0-9a-fA-F]{64}$/.test(message.message)
}

/**
 * Thrown when a server sends a step of a kind that this client does not support. The step cannot be executed and must
 * not be skipped.
 */
export class UnknownKindError extends BaseError<{ stepId: string; kind: string }> {
  override readonly name = 'Step.UnknownKindError'
  constructor(facts: { stepId: string; kind: string }) {
    super(`The step ${facts.stepId} has the unknown kind ${facts.kind}.`, { facts })
  }
}
