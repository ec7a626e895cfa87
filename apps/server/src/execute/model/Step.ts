import type { Address, Hex } from 'viem'

/** A transaction for a wallet to send. */
export type Transaction = { from: Address; to: Address; data: Hex; value: bigint }

/** A transaction of a step. Without one, nothing is left to send. */
export type TransactionItem = { transaction?: Transaction | undefined; orderHashes?: readonly Hex[] }

/** Typed data for a wallet to sign. */
export type TypedData = {
  domain: object
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  primaryType: string
  message: unknown
}

/** A signature of a step, and where to post it with the data it belongs to. */
export type SignatureItem = {
  typedData: TypedData
  post: { endpoint: `/${string}`; body: object }
  /** The indexes of the requested orders that it signs. */
  orderIndexes: readonly number[]
}

/** A part of a trade that needs a wallet. A client may request all its items at once. */
export type Step = Texts &
  (
    | { kind: 'transaction'; items: readonly TransactionItem[] }
    | { kind: 'signature'; items: readonly SignatureItem[] }
  )

type Texts = { id: string; action: string; description: string }

/** The titles and descriptions of steps. */
const texts = {
  'nft-approval': ['Approve the collection', 'Each traded collection needs a one-time approval.'],
  'currency-wrapping': ['Wrap the native currency', 'Wraps the amount that is paid in the wrapped currency.'],
  'currency-unwrapping': [
    'Unwrap the native currency',
    'Unwraps the amount that is paid in the native currency.',
  ],
  'currency-approval-reset': [
    'Take the approval back',
    'This currency requires you to revoke an approval before you change it.',
  ],
  'currency-approval': ['Approve the currency', 'Each currency that you pay with needs a one-time approval.'],
  sale: ['Confirm the transaction in your wallet', 'Exchanges the tokens and the money in one transaction.'],
  'order-signature': ['Sign the order in your wallet', 'Signing is free and makes the order public.'],
  cancellation: ['Confirm the cancellation in your wallet', 'Nobody can fill the orders after this.'],
  transfer: ['Confirm the transfer in your wallet', 'Sends the tokens to the recipient.'],
  call: ['Confirm the transaction in your wallet', 'Sends the call unchanged.'],
} as const satisfies Record<string, readonly [action: string, description: string]>

/** The kinds of steps. */
export type Name = keyof typeof texts

/** Makes a step of transactions; no step without items. */
export function transactions(name: Name, items: readonly TransactionItem[], id: string = name): Step[] {
  return items.length === 0 ? [] : [{ ...describe(name), id, kind: 'transaction', items }]
}

/** Makes a step of signatures; no step without items. */
export function signatures(name: Name, items: readonly SignatureItem[]): Step[] {
  return items.length === 0 ? [] : [{ ...describe(name), kind: 'signature', items }]
}

function describe(name: Name): Texts {
  const [action, description] = texts[name]
  return { id: name, action, description }
}
