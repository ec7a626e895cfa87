import { BaseError } from '@souk/base'
import {
  type Address,
  type Hex,
  isHex,
  type TypedDataDefinition,
  type TypedDataDomain,
  zeroAddress,
} from 'viem'
import { createFastEngine } from '../hash/keccak.js'
import { grow, leafAt, proofOf, siblingAt, type Tree, toWords, treeSize } from '../hash/merkle.js'
import type { KeccakEngine } from '../hash/nobleEngine.js'
import { toHex, toText, writeDigits } from '../hash/toHex.js'
import { writeHex } from '../hash/writeHex.js'
import { decodeSignature, hashTree, maximumHeight, treeType } from './bulkSignature.js'
import { zeroHash } from './constants.js'
import { writeDigest } from './digest.js'
import * as Order from './Order.js'
import { refuseTips, type Written, writeOrderHash } from './orderEncoding.js'

/** Many orders with one signature: a merkle tree whose leaves are the orders. */
export type BulkOrder = {
  /** The number of levels above the leaves, 1 to 24. */
  height: number
  /** The root of the tree. */
  root: Hex
  /** The struct hash of the tree. */
  treeHash: Hex
  /**
   * Computes the digest to sign: that of the tree under the exchange's domain, the same as `Order.digest(treeHash)`.
   */
  digest: (options: Order.typedData.Options) => Hex
  /** The hash of each order, in the given order. */
  orderHashes: readonly Hex[]
  /** Builds the typed data for a wallet: all orders as one nested value. */
  typedData: (options: Order.typedData.Options) => TypedData
  /** Computes the proof of an order: its siblings on the path to the root. */
  proof: (index: number) => readonly Hex[]
  /** Encodes the signature over the tree as the signature of one order. */
  encodeSignature: (index: number, signature: Hex) => Hex
}

/** The typed data of a tree of orders. The type is loose, since the EIP-712 types depend on the height of the tree. */
export type TypedData = TypedDataDefinition<Record<string, unknown>, string> & {
  domain: TypedDataDomain & { chainId: number; verifyingContract: Address }
  primaryType: 'BulkOrder'
  message: { tree: Node }
}

/** A node of the tree: two nodes or an order. */
export type Node = readonly [Node, Node] | Order.typedData.Result['message']

const word = 32
/** Memory after the tree for encoding, in bytes. */
const encodingBytes = 4096

/** The order that pads the tree to a power of two, as in every Seaport client. */
const emptyOrder: Order.Components = {
  offerer: zeroAddress,
  zone: zeroAddress,
  offer: [],
  consideration: [],
  orderType: 0,
  startTime: 0n,
  endTime: 0n,
  zoneHash: zeroHash,
  salt: 0n,
  conduitKey: zeroHash,
  counter: 0n,
  totalOriginalConsiderationItems: 0,
}

/**
 * Builds a tree of orders to sign with one signature.
 *
 * Hashes each order once. Proofs and typed data are computed on demand.
 *
 * @param components - 1 to 2^24 orders without tips.
 * @param options.hasher - The hasher for the orders. Pass one with `memo` if other code hashes the same orders.
 * @throws {EmptyError} when the list is empty.
 * @throws {TooManyError} when there are more than 2^24 orders.
 * @throws {InvalidFieldError} when an order cannot be encoded or has tips.
 *
 * @example
 * const bulk = BulkOrder.create(components)
 * const signature = await account.sign({ hash: bulk.digest({ chainId: 1 }) })
 * components.map((_, index) => bulk.encodeSignature(index, signature))
 */
export function create(components: readonly Order.Components[], options: create.Options = {}): BulkOrder {
  const count = components.length
  if (count === 0) throw new EmptyError()
  if (count > 2 ** maximumHeight) throw new TooManyError({ count })
  const height = Math.max(1, Math.ceil(Math.log2(count)))
  const engine = createFastEngine(treeSize(count) + encodingBytes)
  const behindTree = { ...engine, start: engine.start + treeSize(count) }
  const writeLeaf = createLeafWriter(behindTree, options.hasher)
  writeLeaf(emptyOrder, engine.start)
  const leaf = engine.bytes.slice(engine.start, engine.start + word)
  components.forEach((order, index) => {
    refuseTips(order)
    writeLeaf(order, leafAt(engine, index))
  })
  const tree = grow(engine, count, { height, leaf })
  const root = toHex(tree.root)
  const treeHash = hashTree(root, height, behindTree)
  const check = (index: number): void => {
    if (!Number.isInteger(index) || index < 0 || index >= count) throw new IndexError({ index, count })
  }
  const encode = createEncoder(tree)
  let orderHashes: readonly Hex[] | undefined
  return {
    height,
    root,
    treeHash,
    digest: (target) => {
      writeDigest(treeHash, Order.domain(target), behindTree)
      return toHex(engine.bytes, behindTree.start, behindTree.start + word)
    },
    get orderHashes() {
      orderHashes ??= toWords(engine.bytes.subarray(leafAt(engine, 0), leafAt(engine, count)))
      return orderHashes
    },
    typedData: (target) => toTypedData(components, height, target),
    proof: (index) => {
      check(index)
      return toWords(proofOf(tree, index))
    },
    encodeSignature: (index, signature) => {
      check(index)
      return encode(index, signature)
    },
  }
}

export declare namespace create {
  type Options = { hasher?: Order.createHasher.Result | undefined }
}

/** Writes hashes as bytes. With the built-in hasher, they are never converted to text. */
function createLeafWriter(
  memory: KeccakEngine,
  hasher: Order.createHasher.Result | undefined,
): (order: Order.Components, out: number) => void {
  if (hasher) return (order, out) => void writeHex(memory.bytes, out, hasher.hash(order), word)
  const written: Written = {}
  return (order, out) => writeOrderHash(order, memory, out, written)
}

/**
 * Concatenates a signature, the order's index and its proof. It reuses the digits of the previous order, since on
 * average only two nodes of the proof differ.
 */
function createEncoder({ levels }: Tree): (index: number, signature: Hex) => Hex {
  const place = new Uint8Array(3)
  let [last, codes, known]: [number, Uint8Array, Hex | undefined] = [0, place, undefined]
  return (index, signature) => {
    const isNew = signature !== known
    if (isNew) {
      codes = toCodes(signature, 2 * (place.length + word * levels.length))
      known = signature
    }
    place[0] = index >> 16
    place[1] = index >> 8
    place[2] = index
    const start = signature.length
    writeDigits(place, 0, place.length, codes, start)
    levels.forEach((level, height) => {
      if (!isNew && index >> height === last >> height) return
      const node = siblingAt(index, height)
      writeDigits(level, node, node + word, codes, start + 2 * (place.length + word * height))
    })
    last = index
    return toText(codes) as Hex
  }
}

function toCodes(signature: Hex, more: number): Uint8Array {
  if (!isHex(signature) || signature.length % 2 === 1)
    throw new Order.InvalidFieldError({
      field: 'signature',
      value: signature,
      expected: 'bytes in hexadecimal',
    })
  const codes = new Uint8Array(signature.length + more)
  new TextEncoder().encodeInto(signature, codes)
  return codes
}

function toTypedData(
  components: readonly Order.Components[],
  height: number,
  options: Order.typedData.Options,
): TypedData {
  const toMessage = (order: Order.Components) => Order.typedData(order, options).message
  let filler: Node = toMessage(emptyOrder)
  let nodes: readonly Node[] = components.map(toMessage)
  for (let level = 0; level < height; level++) {
    const below = nodes
    const empty: Node = filler
    nodes = Array.from(
      { length: Math.ceil(below.length / 2) },
      (_, index): Node => [below[2 * index] ?? empty, below[2 * index + 1] ?? empty],
    )
    filler = [empty, empty]
  }
  return {
    domain: Order.domain(options),
    types: { ...Order.types, BulkOrder: [{ name: 'tree', type: treeType(height) }] },
    primaryType: 'BulkOrder',
    message: { tree: nodes[0] ?? filler },
  }
}

/** Thrown when the list of orders is empty. */
export class EmptyError extends BaseError<Record<string, never>> {
  override readonly name = 'BulkOrder.EmptyError'
  constructor() {
    super('empty tree: pass at least one order to sign.', { facts: {} })
  }
}

/** Thrown when there are more orders than a tree can hold. */
export class TooManyError extends BaseError<{ count: number }> {
  override readonly name = 'BulkOrder.TooManyError'
  constructor(facts: { count: number }) {
    super(
      `${facts.count} orders are too many for one signature. Sign at most ${2 ** maximumHeight} at once.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when the index of an order is out of range. */
export class IndexError extends BaseError<{ index: number; count: number }> {
  override readonly name = 'BulkOrder.IndexError'
  constructor(facts: { index: number; count: number }) {
    super(`There is no order ${facts.index}. The tree has orders 0 to ${facts.count - 1}.`, { facts })
  }
}

/** Thrown when a wallet's signature is not the offerer's signature of the tree. */
export class HashMismatchError extends BaseError<{ offerer: Address; treeHash: Hex }> {
  override readonly name = 'BulkOrder.HashMismatchError'
  constructor(facts: { offerer: Address; treeHash: Hex }) {
    super(
      `expected derived bulk order hash to match: the wallet did not sign ${facts.treeHash} with ${facts.offerer}. It signed other data or used another account. Check the account in the wallet and try again.`,
      { facts },
    )
  }
}

export { decodeSignature }
