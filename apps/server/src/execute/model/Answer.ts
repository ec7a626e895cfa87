import { defined } from '@souk/base'
import type { QuoteWire } from '@souk/execute/wire'
import type { Issue } from './Refusal.js'
import type { SignatureItem, Step, TransactionItem } from './Step.js'

type Quote = Parameters<typeof QuoteWire.encode>[0]
type WireStep = Quote['steps'][number]

/** One entry of the path of a trade. */
export type PathItem = NonNullable<Quote['path']>[number]

/** The answer to a trading request: its steps, its prices, and the issues of the parts that cannot be traded. */
export type Answer = {
  steps: readonly Step[]
  issues?: readonly Issue[] | undefined
  /** Absent for requests without a price. */
  path?: readonly PathItem[] | undefined
  /** The number of available units for each item of the request. */
  available?: readonly bigint[] | undefined
}

/** The fees that a request wants its transactions to have, per unit of gas in wei. */
export type GasFees = { maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint }

/** Encodes an answer as a quote, whose transactions have the fees of the request. */
export function toQuote({ steps, issues = [], path, available }: Answer, fees: GasFees = {}): Quote {
  return {
    requestId: crypto.randomUUID(),
    steps: steps.map((step) => toStep(step, fees)),
    errors: issues.map(({ message, orderHash, index }) => ({
      message,
      ...(orderHash ? { orderId: orderHash } : undefined),
      ...(index === undefined ? undefined : { orderIndex: index }),
    })),
    ...(path ? { path } : undefined),
    fees: {},
    ...(available
      ? { maxQuantities: available.map((maxQuantity, itemIndex) => ({ itemIndex, maxQuantity })) }
      : undefined),
  }
}

function toStep(step: Step, fees: GasFees): WireStep {
  const { id, action, description } = step
  if (step.kind === 'transaction')
    return {
      ...{ id, action, description, kind: step.kind },
      items: step.items.map((item) => toTransaction(item, fees)),
    }
  return { id, action, description, kind: step.kind, items: step.items.map(toSignature) }
}

type TransactionOf = Extract<WireStep, { kind: 'transaction' }>['items'][number]
type SignatureOf = Extract<WireStep, { kind: 'signature' }>['items'][number]

function toTransaction({ transaction, orderHashes }: TransactionItem, fees: GasFees): TransactionOf {
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  return {
    status: transaction ? 'incomplete' : 'complete',
    ...(orderHashes ? { orderIds: orderHashes } : undefined),
    ...(transaction
      ? { data: { ...transaction, ...defined({ maxFeePerGas, maxPriorityFeePerGas }) } }
      : undefined),
  }
}

function toSignature({ typedData, post, orderIndexes }: SignatureItem): SignatureOf {
  const { domain, types, primaryType, message } = typedData
  return {
    status: 'incomplete',
    orderIndexes,
    data: {
      sign: { signatureKind: 'eip712', domain, types, primaryType, value: toPlain(message) },
      post: { ...post, method: 'POST' },
    },
  }
}

/** JSON has no bigints; wallets accept numbers as decimal strings. */
function toPlain(value: unknown): Readonly<Record<string, unknown>> {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
  ) as Readonly<Record<string, unknown>>
}
