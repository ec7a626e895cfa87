import { BaseError } from '@souk/base'
import { type Address, type Hex, keccak256, stringToHex } from 'viem'

/** A request to the wallet; the steps of a trade run one after another. */
export type Step = TransactionStep | SignatureStep

type Common = {
  /** E.g. `nft-approval`, `currency-wrapping`, `currency-approval`, `auth`, `sale`, `order-signature`, `cancellation`, `mint`, `transfer`. */
  id: string
  /** A title for people. */
  action: string
  /** A sentence for people. */
  description: string
}

/** Transactions to be sent. */
export type TransactionStep = Common & { kind: 'transaction'; items: readonly Item<Transaction>[] }

/** Messages to be signed, and posted with their signature. */
export type SignatureStep = Common & { kind: 'signature'; items: readonly Item<Signing>[] }

/** One item of a step. Without data it is not ready yet: the same request is asked again until it is. */
export type Item<data> = {
  status: 'complete' | 'incomplete'
  /** A sentence for people. */
  tip?: string
  /** The orders that it is about. */
  orderIds?: readonly string[]
  /** The places, in what was sent, of the orders that it is about. */
  orderIndexes?: readonly number[]
  data?: data
  /** Where to ask whether it has come about. */
  check?: Check
  gasEstimate?: number
}

/** A transaction as the server asks for it; it is sent only after the checks. */
export type Transaction = {
  from?: Address
  to: Address
  data: Hex
  /** In wei. */
  value: bigint
  /** Of another chain than the server's where a trade begins elsewhere. */
  chainId?: number
  gas?: bigint
  /** In wei. */
  maxFeePerGas?: bigint
  /** In wei. */
  maxPriorityFeePerGas?: bigint
}

/** A message to be signed, something to be posted, or both. */
export type Signing = { sign?: Message; post?: Post }

/** A message to be signed. */
export type Message = PlainMessage | TypedMessage

/** A text, or 32 bytes in hexadecimal that are signed as bytes. */
export type PlainMessage = { signatureKind: 'eip191'; message: string }

/** Data with types, as in EIP-712. */
export type TypedMessage = {
  signatureKind: 'eip712'
  domain: TypedDomain
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  primaryType: string
  /** Numbers are numbers or texts, as the server wrote them. */
  value: Readonly<Record<string, unknown>>
}

/** Whom typed data is for. */
export type TypedDomain = {
  name?: string
  version?: string
  chainId?: number
  verifyingContract?: Address
  salt?: Hex
}

/** The post to the server that carries the signature. */
export type Post = { endpoint: string; method: 'POST'; body: unknown }

/** Where to ask whether something has come about. */
export type Check = { endpoint: string; method: 'POST'; body: unknown }

/**
 * Names what a server asks for, so that it is known again when it asks once more.
 *
 * Gas and fees are left out: with others, it is the same transaction.
 *
 * @param options.chainId - The chain that it is for where it says none.
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

/** Returns whether a message is 32 bytes in hexadecimal, which are signed as bytes and not as text. */
export function isRaw(message: PlainMessage): boolean {
  return /^0x[0-9a-fA-F]{64}$/.test(message.message)
}

/** Thrown for a step of a kind that this client does not know: it cannot be carried out, and must not be skipped. */
export class UnknownKindError extends BaseError<{ stepId: string; kind: string }> {
  override readonly name = 'Step.UnknownKindError'
  constructor(facts: { stepId: string; kind: string }) {
    super(`The step ${facts.stepId} is of the unknown kind ${facts.kind}.`, { facts })
  }
}
