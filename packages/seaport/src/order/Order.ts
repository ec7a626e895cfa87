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
 * Computes the EIP-712 struct hash of an order, which identifies the order on Seaport.
 *
 * Tips after the original consideration items do not change the hash. Use {@link createHasher} for thousands of orders.
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
 * Creates a hasher for many orders. It uses a WebAssembly keccak if the runtime allows it (about forty times as fast as
 * seaport-js), or else plain JavaScript (about ten times). The hasher owns its memory, so create one and reuse it.
 *
 * @param options.engine - `'javascript'` turns WebAssembly off. @default 'auto'
 * @param options.memo - Whether to cache the hash of each object for the life of the object. Do not change orders after
 * they were hashed then. @default false
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

/** The EIP-712 types of an order, with the contract's order of fields. */
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
 * Computes the EIP-712 digest of a struct hash under the exchange's domain. Signatures are verified against the digest.
 *
 * @param structHash - The hash of an order, or of the tree of a bulk order.
 * @param options.chainId - The chain that the order is for.
 * @param options.address - The address of the exchange. @default Seaport 1.5
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
 * Creates a function that computes the {@link digest} of many struct hashes under one domain, about fifty times as
 * fast. It hashes the domain once, with WebAssembly if the runtime allows it. The function owns its memory, so create
 * one and reuse it.
 *
 * @param options.chainId - The chain that the orders are for.
 * @param options.address - The address of the exchange. @default Seaport 1.5
 *
 * @example
 * const digest = Order.createDigest({ chainId: 1 })
 * orders.map((order) => digest(Order.hash(order.parameters)))
 */
export function createDigest(options: typedData.Options): (structHash: Hex) => Hex {
  return createDigests(domain(options), createFastEngine(digestSize))
}

/** Memory for computing a digest in bytes, rounded up. */
const digestSize = 256

/**
 * Builds the typed data that the offerer's wallet signs.
 *
 * @param options.chainId - The chain that the order is for.
 * @param options.address - The address of the exchange. @default Seaport 1.5
 * @throws {InvalidFieldError} when the order has tips. Tips come from the fulfiller and are never signed.
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

export { type FillableBy, fillableBy } from './fillableBy.js'
export { parse, parseComponents, type Serialized, serialize } from './orderJson.js'
export { shape } from './orderShape.js'
export { allowsPartialFills, isRestricted } from './orderType.js'
export { ParseError } from './read.js'
export { InvalidFieldError }
