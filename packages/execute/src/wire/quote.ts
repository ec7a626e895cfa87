import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Price } from '../domain/Price.js'
import type { Quote } from '../domain/Quote.js'
import * as F from './fields.js'
import * as PathWire from './path.js'
import * as PriceWire from './price.js'
import * as StepWire from './step.js'

const issueSchema = z.object({
  message: z.nullish(z.string()),
  orderId: z.nullish(z.string()),
  orderIndex: z.nullish(F.count),
})

const rest = {
  requestId: z.nullish(z.string()),
  errors: z.nullish(z.array(issueSchema)),
  fees: z.nullish(z.object({ gas: z.nullish(PriceWire.schema), relayer: z.nullish(PriceWire.schema) })),
  maxQuantities: z.nullish(z.array(z.object({ itemIndex: F.count, maxQuantity: z.nullish(F.uint) }))),
  gasEstimate: z.nullish(z.number()),
}

/** The schema of an answer of `/execute/*`. */
export const schema = z.object({
  ...rest,
  steps: z.nullish(z.array(StepWire.schema)),
  path: z.nullish(z.array(PathWire.schema)),
})

/** The outline of an answer. Its parts are read one by one, so that an error names the field inside. */
const outline = z.object({
  ...rest,
  steps: z.nullish(z.array(z.unknown())),
  path: z.nullish(z.array(z.unknown())),
})

/**
 * Reads an answer of `/execute/*`.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 * @throws {UnknownKindError} if a step has a kind that this client does not support.
 */
export function decode(value: unknown): Quote {
  const raw = F.decodeBy(outline, value, 'quote')
  return defined({
    requestId: raw.requestId,
    steps: F.decodeEach(raw.steps ?? [], 'steps', StepWire.decode),
    errors: (raw.errors ?? []).map(toIssue),
    path: raw.path ? F.decodeEach(raw.path, 'path', PathWire.decode) : undefined,
    fees: defined({ gas: toPrice(raw.fees?.gas), relayer: toPrice(raw.fees?.relayer) }),
    maxQuantities: raw.maxQuantities?.map((each) => defined(each)),
    gasEstimate: raw.gasEstimate,
  })
}

function toIssue({ message, orderId, orderIndex }: z.Output<typeof issueSchema>) {
  return defined({ message: message ?? '', orderId, orderIndex })
}

function toPrice(raw: z.Output<typeof PriceWire.schema> | null | undefined): Price | undefined {
  return raw ? PriceWire.fromPrice(raw) : undefined
}

/** Writes an answer of `/execute/*`. */
export function encode(quote: Quote) {
  const { gas, relayer } = quote.fees
  return defined({
    requestId: quote.requestId,
    steps: quote.steps.map(StepWire.encode),
    errors: quote.errors,
    path: quote.path?.map(PathWire.encode),
    fees: defined({
      gas: gas && PriceWire.encode(gas),
      relayer: relayer && PriceWire.encode(relayer),
    }),
    maxQuantities: quote.maxQuantities?.map(({ itemIndex, maxQuantity }) =>
      defined({ itemIndex, maxQuantity: maxQuantity === undefined ? undefined : String(maxQuantity) }),
    ),
    gasEstimate: quote.gasEstimate,
  })
}
