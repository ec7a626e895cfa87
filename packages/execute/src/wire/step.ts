import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type Hex, numberToHex } from 'viem'
import {
  type Check,
  type Item,
  type Message,
  type Signing,
  type Step,
  type Transaction,
  UnknownKindError,
} from '../domain/Step.js'
import * as F from './fields.js'

/** A path on the server that the steps came from. Anything else could send an API key to another server. */
const endpoint = z.string().check(z.regex(/^\/[^/\\]/))

const postSchema = z.object({ endpoint, method: z.literal('POST'), body: z.unknown() })

const common = {
  status: z.oneOf(['complete', 'incomplete']),
  tip: z.nullish(z.string()),
  orderIds: z.nullish(z.array(z.string())),
  orderIndexes: z.nullish(z.array(F.count)),
  check: z.nullish(postSchema),
  gasEstimate: z.nullish(z.number()),
}

const optionalUint = z.nullish(F.uint)

const transactionSchema = z.object({
  from: z.nullish(F.address),
  to: F.address,
  data: z.nullish(F.hex),
  value: optionalUint,
  chainId: z.nullish(F.chainId),
  gas: optionalUint,
  maxFeePerGas: optionalUint,
  maxPriorityFeePerGas: optionalUint,
})

const plainSchema = z.object({ signatureKind: z.literal('eip191'), message: z.string() })

const typedSchema = z.object({
  signatureKind: z.literal('eip712'),
  domain: z.object({
    name: z.nullish(z.string()),
    version: z.nullish(z.string()),
    chainId: z.nullish(F.chainId),
    verifyingContract: z.nullish(F.address),
    salt: z.nullish(F.hash),
  }),
  types: z.record(z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  value: F.json,
})

const signingSchema = z.object({
  sign: z.nullish(z.discriminatedUnion('signatureKind', [plainSchema, typedSchema])),
  post: z.nullish(postSchema),
})

const titles = { id: z.string(), action: z.string(), description: z.string() }

const transactionStepSchema = z.object({
  ...titles,
  kind: z.literal('transaction'),
  items: z.array(z.object({ ...common, data: z.nullish(transactionSchema) })),
})

const signatureStepSchema = z.object({
  ...titles,
  kind: z.literal('signature'),
  items: z.array(z.object({ ...common, data: z.nullish(signingSchema) })),
})

/** The schema of a step. */
export const schema = z.discriminatedUnion('kind', [transactionStepSchema, signatureStepSchema])

const kindSchema = z.object({ id: z.string(), kind: z.string() })

/**
 * Reads a step.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 * @throws {UnknownKindError} if the step has a kind that this client does not support.
 */
export function decode(value: unknown): Step {
  const { id, kind } = F.decodeBy(kindSchema, value, 'step')
  if (kind === 'transaction') {
    const { items, ...rest } = F.decodeBy(transactionStepSchema, value, 'step')
    return { ...rest, items: items.map((item) => fromItem(item, toTransaction)) }
  }
  if (kind === 'signature') {
    const { items, ...rest } = F.decodeBy(signatureStepSchema, value, 'step')
    return { ...rest, items: items.map((item) => fromItem(item, toSigning)) }
  }
  throw new UnknownKindError({ stepId: id, kind })
}

type RawItem<data> = z.Fields<typeof common> & { data?: data | null | undefined }

function fromItem<raw, data>(item: RawItem<raw>, read: (raw: raw) => data): Item<data> {
  const { status, tip, orderIds, orderIndexes, check, gasEstimate, data } = item
  return defined({
    status,
    tip,
    orderIds,
    orderIndexes,
    check: check as Check | null | undefined,
    gasEstimate,
    data: data ? read(data) : undefined,
  })
}

function toTransaction(raw: z.Output<typeof transactionSchema>): Transaction {
  return defined({ ...raw, data: raw.data ?? '0x', value: raw.value ?? 0n })
}

function toSigning({ sign, post }: z.Output<typeof signingSchema>): Signing {
  return defined({ sign: sign ? toMessage(sign) : undefined, post: post as Check | null | undefined })
}

function toMessage(raw: NonNullable<z.Output<typeof signingSchema>['sign']>): Message {
  return raw.signatureKind === 'eip191' ? raw : { ...raw, domain: defined(raw.domain) }
}

/** Writes a step. */
export function encode(step: Step) {
  const { id, action, description, kind } = step
  const items =
    kind === 'transaction'
      ? step.items.map((item) => writeItem(item, writeTransaction))
      : step.items.map((item) => writeItem(item, writeSigning))
  return { id, action, description, kind, items }
}

function writeItem<data, written>(item: Item<data>, write: (data: data) => written) {
  return defined({ ...item, data: item.data === undefined ? undefined : write(item.data) })
}

function writeTransaction(transaction: Transaction) {
  const { from, to, data, value, chainId, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction
  return defined({
    from: F.writeAddress(from),
    to: to.toLowerCase(),
    data,
    value: numberToHex(value),
    chainId,
    gas: writeHex(gas),
    maxFeePerGas: writeHex(maxFeePerGas),
    maxPriorityFeePerGas: writeHex(maxPriorityFeePerGas),
  })
}

function writeSigning({ sign, post }: Signing) {
  return defined({ sign, post })
}

function writeHex(value: bigint | undefined): Hex | undefined {
  return value === undefined ? undefined : numberToHex(value)
}
