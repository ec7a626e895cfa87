import { BaseError } from '@souk/base'
import {
  type Address,
  type Hex,
  isHex,
  type TypedDataDefinition,
  type TypedDataDomain,
  zeroAddress,
} from 'viem'
import { zeroHash } from './constants.js'
import { decodeSignature, hashTree, maximumHeight, treeType } from './internal/bulkSignature.js'
import { textSize, toHex, writeHex } from './internal/hex.js'
import { createFastEngine } from './internal/keccak.js'
import { copy, grow, proofOf, rootOf, type Tree, toWords, writeProof } from './internal/merkle.js'
import type { KeccakEngine } from './internal/nobleEngine.js'
import { refuseTips } from './internal/orderEncoding.js'
import * as Order from './Order.js'

/** Many orders under one signature: a merkle tree whose leaves are the orders. */
export type BulkOrder = {
  /** Levels above the leaves, 1 to 24. */
  height: number
  /** The node at the top of the tree. */
  root: Hex
  /** The struct hash of the tree; what is signed is its digest, see `Order.digest`. */
  treeHash: Hex
  /** The hash of each order, in the order given. */
  orderHashes: readonly Hex[]
  /** What a wallet is asked to sign: all orders as one nested value. */
  typedData: (options: Order.typedData.Options) => TypedData
  /** The siblings of an order on the way to the root, made when asked for. */
  proof: (index: number) => readonly Hex[]
  /** Turns the signature over the tree into that of one order, as the exchange takes it. */
  encodeSignature: (index: number, signature: Hex) => Hex
}

/** The typed data of a tree of orders, in the loose type that viem takes for types which follow from the value. */
export type TypedData = TypedDataDefinition<Record<string, unknown>, string> & {
  domain: TypedDataDomain & { chainId: number; verifyingContract: Address }
  primaryType: 'BulkOrder'
  message: { tree: Node }
}

/** A branch of the tree, or an order. */
export type Node = readonly [Node, Node] | Order.typedData.Result['message']

const word = 32

/** What fills the tree up to a power of two, as every client of the protocol does it. */
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
 * Puts orders into one tree, to be signed at once.
 *
 * Each order is hashed once. Proofs and typed data are made when asked for.
 *
 * @param components - 1 to 2^24 orders without tips.
 * @param options.hasher - Hashes the orders. Pass one with `memo` when the same orders are hashed elsewhere too.
 * @throws {EmptyError} when there is no order.
 * @throws {TooManyError} when there are more than 2^24.
 * @throws {InvalidFieldError} when an order cannot be encoded or carries tips.
 *
 * @example
 * const bulk = BulkOrder.create(components)
 * const signature = await account.sign({ hash: Order.digest(bulk.treeHash, { chainId: 1 }) })
 * components.map((_, index) => bulk.encodeSignature(index, signature))
 */
export function create(components: readonly Order.Components[], options: create.Options = {}): BulkOrder {
  const count = components.length
  if (count === 0) throw new EmptyError()
  if (count > 2 ** maximumHeight) throw new TooManyError({ count })
  const { hasher = Order.createHasher() } = options
  const orderHashes = components.map((order) => {
    refuseTips(order)
    return hasher.hash(order)
  })
  const height = Math.max(1, Math.ceil(Math.log2(count)))
  const engine = createFastEngine()
  const tree = grow(toLeaves(orderHashes), engine, createFillers(hasher.hash(emptyOrder), height, engine))
  const root = toHex(rootOf(tree))
  const check = (index: number): void => {
    if (!Number.isInteger(index) || index < 0 || index >= count) throw new IndexError({ index, count })
  }
  const writeTail = createTailWriter(tree, height)
  return {
    height,
    root,
    treeHash: hashTree(root, height),
    orderHashes,
    typedData: (target) => toTypedData(components, height, target),
    proof: (index) => {
      check(index)
      return toWords(proofOf(tree, index))
    },
    encodeSignature: (index, signature) => {
      check(index)
      if (!isHex(signature) || signature.length % 2 === 1)
        throw new Order.InvalidFieldError({
          field: 'signature',
          value: signature,
          expected: 'bytes in hexadecimal',
        })
      return `${signature}${writeTail(index)}`
    },
  }
}

export declare namespace create {
  type Options = { hasher?: Order.createHasher.Result | undefined }
}

function toLeaves(hashes: readonly Hex[]): Uint8Array {
  const leaves = new Uint8Array(hashes.length * word)
  hashes.forEach((hash, index) => {
    writeHex(leaves, index * word, hash, word)
  })
  return leaves
}

/** The root of an empty branch, for each level below the top. */
function createFillers(emptyHash: Hex, height: number, engine: KeccakEngine): readonly Uint8Array[] {
  const { bytes, start } = engine
  let filler = toLeaves([emptyHash])
  return Array.from({ length: height }, () => {
    const current = filler
    copy(current, 0, bytes, start)
    copy(current, 0, bytes, start + word)
    engine.hash(start, 2 * word, start)
    filler = bytes.slice(start, start + word)
    return current
  })
}

/** Writes what stands behind the signature: the index and the proof. The buffers are the tree's own, for all its orders. */
function createTailWriter(tree: Tree, height: number): (index: number) => string {
  const bytes = new Uint8Array(3 + word * height)
  const codes = new Uint8Array(textSize(bytes.length))
  return (index) => {
    bytes[0] = index >> 16
    bytes[1] = index >> 8
    bytes[2] = index
    writeProof(tree, index, bytes, 3)
    return toHex(bytes, 0, bytes.length, codes).slice(2)
  }
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

/** Thrown when there is no order to sign. */
export class EmptyError extends BaseError<Record<string, never>> {
  override readonly name = 'BulkOrder.EmptyError'
  constructor() {
    super('empty tree: give at least one order to sign.', { facts: {} })
  }
}

/** Thrown when there are more orders than one tree can hold. */
export class TooManyError extends BaseError<{ count: number }> {
  override readonly name = 'BulkOrder.TooManyError'
  constructor(facts: { count: number }) {
    super(`${facts.count} orders do not fit under one signature; it holds at most ${2 ** maximumHeight}.`, {
      facts,
    })
  }
}

/** Thrown when an order is asked for that the tree does not have. */
export class IndexError extends BaseError<{ index: number; count: number }> {
  override readonly name = 'BulkOrder.IndexError'
  constructor(facts: { index: number; count: number }) {
    super(`There is no order ${facts.index}; the tree has orders 0 to ${facts.count - 1}.`, { facts })
  }
}

/** Thrown when a wallet's signature is not the offerer's over the tree that was given to it. */
export class HashMismatchError extends BaseError<{ offerer: Address; treeHash: Hex }> {
  override readonly name = 'BulkOrder.HashMismatchError'
  constructor(facts: { offerer: Address; treeHash: Hex }) {
    super(
      `expected derived bulk order hash to match: the wallet's signature is not of ${facts.offerer} over ${facts.treeHash}. It signed something else, or with another account.`,
      { facts },
    )
  }
}

export { decodeSignature }
