import { type Address, bytesToHex, type Hex, type TypedDataDomain } from 'viem'
import { createFastEngine, loadWasmEngine } from '../hash/keccak.js'
import { createScriptEngine } from '../hash/keccakScript.js'
import { createNobleEngine } from '../hash/nobleEngine.js'
import { textSize, toHex } from '../hash/toHex.js'
import type { Components } from './Components.js'
import { seaportAddress } from './constants.js'
import { createDigests, writeDigest } from './digest.js'
import { InvalidFieldError, refuseTips, type Written, writeOrderHash } from './orderEncoding.js'

export type { Components, Order } from './Components.js'

/**
 * Computes the EIP-712 struct hash of an order, the hash by which Seaport knows it.
 *
 * Tips behind the original consideration items do not change it. For thousands of orders use {@link createHasher}.
 *
 * @throws {InvalidFieldError} when a number does not fit its Solidity type or an address or hash has the wrong length.
 *
 * @example
 * Order.hash(order.parameters) // → '0xe5abef02…'
 */
export function hash(components: Components): Hex {
  const engine = createNobleEngine()
  writeOrderHash(components, engine, engine.start)
  return bytesToHex(engine.bytes.subarray(0, 32))
}

/**
 * Makes a hasher for many orders: on a WebAssembly keccak where the runtime allows one (about forty times as fast as the
 * peer), else on one in plain JavaScript (about ten times). The hasher owns its memory; make one and keep it.
 *
 * @param options.engine - `'auto'` (default) or `'javascript'` to do without WebAssembly.
 * @param options.memo - Whether to remember the hash of each object for as long as the object lives; orders must then not
 * be changed after they were hashed. @default false
 *
 * @example
 * const hasher = Order.createHasher()
 * orders.map((order) => hasher.hash(order.parameters))
 */
export function createHasher(options: createHasher.Options = {}): createHasher.Result {
  const wasm = options.engine === 'javascript' ? undefined : loadWasmEngine()
  const engine = wasm ?? createScriptEngine()
  const { bytes, start } = engine
  const written: Written = {}
  const digits = new Uint8Array(textSize(32))
  const plain = (components: Components) => {
    writeOrderHash(components, engine, start, written)
    return toHex(bytes, start, start + 32, digits)
  }
  return {
    engine: wasm ? 'webassembly' : 'javascript',
    hash: options.memo ? remember(plain) : plain,
  }
}

export declare namespace createHasher {
  type Options = { engine?: 'auto' | 'javascript' | undefined; memo?: boolean | undefined }
  type Result = { engine: 'webassembly' | 'javascript'; hash: (components: Components) => Hex }
}

function remember(hash: (components: Components) => Hex): (components: Components) => Hex {
  const known = new WeakMap<Components, Hex>()
  return (components) => {
    const found = known.get(components) ?? hash(components)
    known.set(components, found)
    return found
  }
}

/** The EIP-712 types of an order, in the contract's order of fields. */
export const types = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
  ],
  ConsiderationItem: [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
    { name: 'recipient', type: 'address' },
  ],
} as const

/** The EIP-712 domain of Seaport 1.5 on a chain. */
export function domain(
  options: typedData.Options,
): TypedDataDomain & { chainId: number; verifyingContract: Address } {
  return {
    name: 'Seaport',
    version: '1.5',
    chainId: options.chainId,
    verifyingContract: options.address ?? seaportAddress,
  }
}

/**
 * Computes what a signature is checked against: the EIP-712 digest of a struct hash under the exchange's domain.
 *
 * @param structHash - The hash of an order, or of the tree of a bulk order.
 * @param options.chainId - The chain the order is for.
 * @param options.address - The exchange. @default Seaport 1.5
 *
 * @example
 * Order.digest(Order.hash(components), { chainId: 1 }) // → '0x…' (32 bytes)
 */
export function digest(structHash: Hex, options: typedData.Options): Hex {
  const engine = createNobleEngine()
  writeDigest(structHash, domain(options), engine)
  return bytesToHex(engine.bytes.subarray(0, 32))
}

/**
 * Makes a function that computes the {@link digest} of many struct hashes under one domain, about fifty times as fast: it hashes the
 * domain once, and with WebAssembly where the runtime allows it. The function owns its memory; make one and keep it.
 *
 * @param options.chainId - The chain the orders are for.
 * @param options.address - The exchange. @default Seaport 1.5
 *
 * @example
 * const digest = Order.createDigest({ chainId: 1 })
 * orders.map((order) => digest(Order.hash(order.parameters)))
 */
export function createDigest(options: typedData.Options): (structHash: Hex) => Hex {
  return createDigests(domain(options), createFastEngine(digestSize))
}

/** Bytes that a digest is computed in, rounded up. */
const digestSize = 256

/**
 * Builds the typed data that the offerer's wallet is asked to sign.
 *
 * @param options.chainId - The chain the order is for.
 * @param options.address - The exchange. @default Seaport 1.5
 * @throws {InvalidFieldError} when the order carries tips: they are the fulfiller's and are never signed.
 */
export function typedData(components: Components, options: typedData.Options): typedData.Result {
  refuseTips(components)
  const { totalOriginalConsiderationItems: _, ...message } = components
  return { domain: domain(options), types, primaryType: 'OrderComponents', message }
}

export declare namespace typedData {
  type Options = { chainId: number; address?: Address | undefined }
  type Result = {
    domain: TypedDataDomain & { chainId: number; verifyingContract: Address }
    types: typeof types
    primaryType: 'OrderComponents'
    message: Omit<Components, 'totalOriginalConsiderationItems'>
  }
}

/** Tells whether the order may be filled in parts. */
export function allowsPartialFills(components: Pick<Components, 'orderType'>): boolean {
  return (components.orderType & 1) === 1
}

/** Tells whether only the zone (or who it lets) may have the order filled. */
export function isRestricted(components: Pick<Components, 'orderType'>): boolean {
  return (components.orderType & 2) === 2
}

export { parse, parseComponents, type Serialized, serialize } from './orderJson.js'
export { ParseError } from './read.js'
export { InvalidFieldError }
