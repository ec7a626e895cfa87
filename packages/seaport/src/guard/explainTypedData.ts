import type { Hex } from 'viem'
import { zeroAddress } from 'viem'
import { type Components, createHasher, parseComponents, types } from '../order/Order.js'
import * as Read from '../order/read.js'
import { isSameAddress } from '../order/sides.js'
import { domainFindings, reviewFindings } from './checks/domain.js'
import * as Effects from './effects/Effects.js'
import { type Explanation, explain, findingSentence } from './explain.js'
import { type Context, type Finding, finding } from './findings/Finding.js'
import { addressOf, asRecord, numberOf, parseJson } from './findings/given.js'
import { plainName } from './findings/plainName.js'
import { repeatedKeys } from './findings/repeatedKeys.js'
import { worstFirst } from './findings/worstFirst.js'
import { type Permission, toPermission } from './permission.js'

/** An order in typed data. */
export type SignedOrder = Explanation & { orderHash: Hex; components: Components }

/** The meaning of signing typed data. */
export type TypedDataExplanation = {
  /** Findings about the data and its orders, most severe first. */
  findings: readonly Finding[]
  /** The meaning in plain English, addressed to the signer. */
  sentences: readonly string[]
} & (
  | { type: 'order'; orders: readonly [SignedOrder]; effects: Effects.Effects }
  /** One signature for all of these orders, without the empty orders that pad the tree. */
  | { type: 'bulk'; height: number; orders: readonly SignedOrder[]; effects: Effects.Effects }
  /** A permit, an authorized transfer or a transaction of a contract account. */
  | Permission
  /** Unknown data, which a user should not sign. */
  | { type: 'unknown'; primaryType: string | undefined }
)

/**
 * Explains the signing of EIP-712 typed data: an order, a tree of orders, a permission, or unknown data.
 *
 * Judges only the data itself, not an application's claims about it. It compares types, domain, chain and contract with
 * those of Seaport, and lists every order of a tree. Never throws.
 *
 * @param typedData - The data to sign, as an object or as JSON.
 *
 * @example
 * Order.explainTypedData(request.params[1], { chainId: 1 }).sentences
 */
export function explainTypedData(typedData: unknown, context: Context = {}): TypedDataExplanation {
  if (typeof typedData !== 'string') return explainData(asRecord(typedData), context)
  const parsed = parseJson(typedData)
  const told = explainData(asRecord(parsed), context)
  return parsed === undefined ? told : withRepeated(told, repeatedKeys(typedData))
}

function explainData(data: Given, context: Context): TypedDataExplanation {
  const primaryType = typeof data.primaryType === 'string' ? data.primaryType : undefined
  if (primaryType !== 'OrderComponents' && primaryType !== 'BulkOrder')
    return toPermission(data, context) ?? unknown(primaryType)
  const height = primaryType === 'BulkOrder' ? heightOf(data.types) : 0
  if (height === undefined || !hasSeaportTypes(data.types))
    return unknown(primaryType, 'its types are not those of the exchange')
  const leaves = flatten(asRecord(data.message), height)
  const orders = leaves && readOrders(leaves)
  if (!orders) return unknown(primaryType, 'its content does not fit its types')
  const domain = [
    ...seaportDomainFindings(asRecord(data.domain), context),
    ...domainTypeFindings(data),
    ...extraFieldFindings(asRecord(data.message), leaves),
  ]
  return toExplanation(primaryType, height, orders, domain, context)
}

type Given = Readonly<Record<string, unknown>>

/** Adds findings that only the JSON text shows. */
function withRepeated(told: TypedDataExplanation, keys: readonly string[]): TypedDataExplanation {
  if (keys.length === 0) return told
  const names = [...new Set(keys)].slice(0, 10).map(plainName).join(', ')
  const message = `The data names the same field twice, and wallets differ in which one they sign: ${names}.`
  const found = finding('blocking', 'fieldsNotSigned', 9039, message, { fields: keys })
  return {
    ...told,
    findings: worstFirst([found, ...told.findings]),
    sentences: [...told.sentences, findingSentence(found)],
  }
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
  const foreign = foreignAccountFindings(orders, context)
  const own = [...domain, ...foreign, ...orders.flatMap((order) => reviewFindings(order.orderHash, context))]
  const findings = worstFirst([...domain, ...foreign, ...orders.flatMap((order) => order.findings)])
  const warnings = worstFirst(own).map(findingSentence)
  const [single] = orders
  const account = context.account ?? single?.signer ?? zeroAddress
  const effects = Effects.sum(account, components.map(Effects.ofOrder))
  if (primaryType === 'OrderComponents' && single)
    return {
      type: 'order',
      orders: [single],
      effects,
      findings,
      sentences: [...single.sentences, ...warnings],
    }
  const said = orders.flatMap((order, index) => [
    `Order ${index + 1} of ${orders.length}:`,
    ...order.sentences,
  ])
  const first = `One signature is for ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}.`
  return { type: 'bulk', height, orders, effects, findings, sentences: [first, ...said, ...warnings] }
}

function unknown(primaryType: string | undefined, reason = 'it is not an order of the exchange') {
  const message = `What would be signed (${primaryType ?? 'no type'}) is not understood: ${reason}. Do not sign it unless you know what it does.`
  const found = finding('blocking', 'unknownTypes', 9020, message, { primaryType })
  return { type: 'unknown', primaryType, findings: [found], sentences: [findingSentence(found)] } as const
}

/**
 * Returns whether the types are those of Seaport. Data with the name of an order but other fields could be anything.
 */
function hasSeaportTypes(given: unknown): boolean {
  const all = asRecord(given)
  return Object.entries(types).every(([name, fields]) => isSameFields(all[name], fields))
}

function isSameFields(given: unknown, fields: readonly Field[]): boolean {
  return (
    Array.isArray(given) &&
    given.length === fields.length &&
    fields.every((field, index) => {
      const { name, type } = asRecord(given[index])
      return name === field.name && type === field.type
    })
  )
}

const highest = 24

/** Returns the height of a tree from its type: `OrderComponents[2][2]` has 2 levels. */
function heightOf(given: unknown): number | undefined {
  const fields = asRecord(given).BulkOrder
  if (!Array.isArray(fields) || fields.length !== 1) return undefined
  const { name, type } = asRecord(fields[0])
  const match = /^OrderComponents((?:\[2\])+)$/.exec(String(type))
  const height = (match?.[1]?.length ?? 0) / 3
  return name === 'tree' && height >= 1 && height <= highest ? height : undefined
}

/** Returns the leaves of a tree from left to right, or `undefined` when its shape does not match its type. */
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
    return leaves.map((leaf) => parseComponents(signedPart(leaf))).filter((order) => !isPadding(order))
  } catch (error) {
    if (error instanceof Read.ParseError) return undefined
    throw error
  }
}

/** Returns the signed fields of an order, without other fields of the message. */
function signedPart(leaf: unknown): unknown {
  const record = asRecord(leaf)
  return Object.fromEntries(types.OrderComponents.map(({ name }) => [name, record[name]]))
}

/**
 * Finds fields that a wallet would not sign, or would encode differently than they are read here. The user would then
 * see one order and sign another.
 */
function extraFieldFindings(
  message: Readonly<Record<string, unknown>>,
  leaves: readonly unknown[],
): readonly Finding[] {
  const beside = 'tree' in message ? Object.keys(message).filter((key) => key !== 'tree') : []
  const fields = [...beside, ...leaves.flatMap((leaf) => oddFields(leaf, types.OrderComponents))]
  if (fields.length === 0) return []
  const names = [...new Set(fields)]
  return [
    finding(
      'blocking',
      'fieldsNotSigned',
      9039,
      `The data has fields that are not signed as they are shown: ${names.map(plainName).slice(0, 10).join(', ')}.`,
      { fields: names },
    ),
  ]
}

type Field = { name: string; type: string }

function oddFields(value: unknown, fields: readonly Field[]): readonly string[] {
  const record = asRecord(value)
  const extra = Object.keys(record).filter((key) => !fields.some(({ name }) => name === key))
  const odd = fields.flatMap(({ name, type }) => oddField(record[name], name, type))
  return [...extra, ...odd]
}

function oddField(value: unknown, name: string, type: string): readonly string[] {
  // Wallets pad a hash of another length in different ways.
  if (type === 'bytes32') return /^0x[0-9a-fA-F]{64}$/.test(String(value)) ? [] : [name]
  const fields = type === 'OfferItem[]' ? types.OfferItem : types.ConsiderationItem
  return type.endsWith('[]') && Array.isArray(value) ? value.flatMap((item) => oddFields(item, fields)) : []
}

const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

/** Reports a domain with other fields, whose hash differs from that of Seaport. */
function domainTypeFindings(data: Readonly<Record<string, unknown>>): readonly Finding[] {
  const given = asRecord(data.types).EIP712Domain
  const names = Object.keys(asRecord(data.domain))
  const isComplete =
    names.length === domainFields.length && domainFields.every(({ name }) => names.includes(name))
  if (isComplete && (given === undefined || isSameFields(given, domainFields))) return []
  const message = 'The domain has other fields than that of Seaport, so the signature is for something else.'
  return [finding('blocking', 'fieldsNotSigned', 9039, message, { fields: names })]
}

/** Reports an offerer other than the signing account. This is normal only for contract accounts. */
function foreignAccountFindings(orders: readonly SignedOrder[], { account }: Context): readonly Finding[] {
  if (!account) return []
  const foreign = orders.filter(({ signer }) => !isSameAddress(signer, account))
  const offerers = [...new Set(foreign.map(({ signer }) => signer))]
  return offerers.map((offerer) =>
    finding(
      'warning',
      'foreignAccount',
      9042,
      `The order is in the name of ${offerer}, not of your account.`,
      {
        offerer,
      },
    ),
  )
}

/** Returns whether an order is padding of a tree: an empty order of the zero address, which cannot be filled. */
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
