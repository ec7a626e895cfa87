import type { Address, Hex } from 'viem'
import { zeroAddress } from 'viem'
import * as Read from '../internal/read.js'
import { type Components, createHasher, parseComponents, types } from '../Order.js'
import { domainFindings, reviewFindings } from './checks/domain.js'
import { type Explanation, explain, findingSentence } from './explain.js'
import { type Context, type Finding, finding } from './Finding.js'
import { worstFirst } from './worstFirst.js'

/** An order of the data that is to be signed. */
export type SignedOrder = Explanation & { orderHash: Hex; components: Components }

/** What signing some typed data means. */
export type TypedDataExplanation = {
  /** What is odd, in the data as a whole and in its orders; the worst first. */
  findings: readonly Finding[]
  /** The same in plain sentences, addressed to the signer. */
  sentences: readonly string[]
} & (
  | { type: 'order'; orders: readonly [SignedOrder] }
  /** One signature for all of these; the empty orders that fill up the tree are left out. */
  | { type: 'bulk'; height: number; orders: readonly SignedOrder[] }
  /** Nothing can be said about it, so nobody should sign it on our word. */
  | { type: 'unknown'; primaryType: string | undefined }
)

/**
 * Says what signing EIP-712 typed data means: one order, a tree of orders, or something that is not known.
 *
 * The exact data counts, not what an application says about it: its types, domain, chain and contract are compared
 * with those of Seaport, and every order of a tree is listed. Never throws.
 *
 * @param typedData - What the wallet is asked to sign, as an object or as JSON.
 *
 * @example
 * Order.explainTypedData(request.params[1], { chainId: 1 }).sentences
 */
export function explainTypedData(typedData: unknown, context: Context = {}): TypedDataExplanation {
  const data = asRecord(typeof typedData === 'string' ? parseJson(typedData) : typedData)
  const primaryType = typeof data.primaryType === 'string' ? data.primaryType : undefined
  if (primaryType !== 'OrderComponents' && primaryType !== 'BulkOrder') return unknown(primaryType)
  const height = primaryType === 'BulkOrder' ? heightOf(data.types) : 0
  if (height === undefined || !hasSeaportTypes(data.types))
    return unknown(primaryType, 'its types are not those of the exchange')
  const leaves = flatten(asRecord(data.message), height)
  const orders = leaves && readOrders(leaves)
  if (!orders) return unknown(primaryType, 'its content does not fit its types')
  return toExplanation(
    primaryType,
    height,
    orders,
    [...seaportDomainFindings(asRecord(data.domain), context)],
    context,
  )
}

function toExplanation(
  primaryType: 'OrderComponents' | 'BulkOrder',
  height: number,
  components: readonly Components[],
  domain: readonly Finding[],
  context: Context,
): TypedDataExplanation {
  const hasher = createHasher()
  const orders = components.map((order): SignedOrder => {
    const orderHash = hasher.hash(order)
    const explanation = explain(order, context)
    const findings = worstFirst([...reviewFindings(orderHash, context), ...explanation.findings])
    return { ...explanation, findings, orderHash, components: order }
  })
  const own = [...domain, ...orders.flatMap((order) => reviewFindings(order.orderHash, context))]
  const findings = worstFirst([...domain, ...orders.flatMap((order) => order.findings)])
  const warnings = worstFirst(own).map(findingSentence)
  const [single] = orders
  if (primaryType === 'OrderComponents' && single)
    return { type: 'order', orders: [single], findings, sentences: [...single.sentences, ...warnings] }
  const said = orders.flatMap((order, index) => [
    `Order ${index + 1} of ${orders.length}:`,
    ...order.sentences,
  ])
  const first = `One signature is for ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}.`
  return { type: 'bulk', height, orders, findings, sentences: [first, ...said, ...warnings] }
}

function unknown(primaryType: string | undefined, reason = 'this is no order of the exchange') {
  const message = `What would be signed (${primaryType ?? 'no type'}) is not understood: ${reason}. Do not sign it unless you know what it does.`
  const found = finding('blocking', 'unknownTypes', 9020, message, { primaryType })
  return { type: 'unknown', primaryType, findings: [found], sentences: [findingSentence(found)] } as const
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is nothing that a wallet could sign; it is reported as unknown.
    return undefined
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Data that calls itself an order but hashes other fields could be anything. */
function hasSeaportTypes(given: unknown): boolean {
  const all = asRecord(given)
  return Object.entries(types).every(([name, fields]) => {
    const candidate = all[name]
    return (
      Array.isArray(candidate) &&
      candidate.length === fields.length &&
      fields.every((field, index) => {
        const { name, type } = asRecord(candidate[index])
        return name === field.name && type === field.type
      })
    )
  })
}

const highest = 24

/** Height of a tree by its type: `OrderComponents[2][2]` is 2 levels high. */
function heightOf(given: unknown): number | undefined {
  const fields = asRecord(given).BulkOrder
  if (!Array.isArray(fields) || fields.length !== 1) return undefined
  const { name, type } = asRecord(fields[0])
  const match = /^OrderComponents((?:\[2\])+)$/.exec(String(type))
  const height = (match?.[1]?.length ?? 0) / 3
  return name === 'tree' && height >= 1 && height <= highest ? height : undefined
}

/** The leaves of a tree, from left to right; `undefined` when it is not as high or as full as its type says. */
function flatten(message: Readonly<Record<string, unknown>>, height: number): readonly unknown[] | undefined {
  let level: readonly unknown[] = [height === 0 ? message : message.tree]
  for (let depth = 0; depth < height; depth++) {
    if (!level.every((node) => Array.isArray(node) && node.length === 2)) return undefined
    level = level.flat()
  }
  return level
}

function readOrders(leaves: readonly unknown[]): readonly Components[] | undefined {
  try {
    return leaves.map((leaf) => parseComponents(leaf)).filter((order) => !isPadding(order))
  } catch (error) {
    if (error instanceof Read.ParseError) return undefined
    throw error
  }
}

/** Trees are filled up with empty orders of nobody, which nobody can fill. */
function isPadding({ offerer, offer, consideration }: Components): boolean {
  return BigInt(offerer) === 0n && offer.length === 0 && consideration.length === 0
}

function seaportDomainFindings(
  domain: Readonly<Record<string, unknown>>,
  context: Context,
): readonly Finding[] {
  const { name, version } = domain
  const chainId = numberOf(domain.chainId)
  const verifyingContract = addressOf(domain.verifyingContract)
  const isSeaport = name === 'Seaport' && version === '1.5'
  const given = { chainId: chainId ?? 0, verifyingContract: verifyingContract ?? zeroAddress }
  const findings = domainFindings(given, context)
  if (isSeaport || findings.some(({ name }) => name === 'unknownVerifyingContract')) return findings
  return [
    ...findings,
    finding(
      'blocking',
      'unknownVerifyingContract',
      9007,
      `The signature is for ${String(name)} ${String(version)}, not for Seaport 1.5.`,
      { name, version },
    ),
  ]
}

function numberOf(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || typeof value === 'bigint'
  const isText = typeof value === 'string' && /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)
  return isNumber || isText ? Number(value) : undefined
}

function addressOf(value: unknown): Address | undefined {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? (value as Address) : undefined
}
