import { BaseError } from '@souk/base'
import { type Hex, hexToBigInt } from 'viem'
import { createFastEngine } from '../hash/keccak.js'
import { compareNodes, copy, grow, leafAt, proofOf, toWords, treeSize } from '../hash/merkle.js'
import type { KeccakEngine } from '../hash/nobleEngine.js'
import { toHex } from '../hash/toHex.js'
import { verifyProof } from '../hash/verifyProof.js'
import { writeUint } from './orderEncoding.js'
import { ProofError } from './Refusal.js'

/** A set of tokens of one collection that an order accepts, as the merkle tree that the exchange checks. */
export type Tree = {
  /** What goes into `identifierOrCriteria` of the item. */
  root: bigint
  /**
   * The proof that a token is in the set, made when asked for.
   *
   * @throws {ProofError} when it is not.
   */
  proof: (identifier: bigint) => readonly Hex[]
}

const word = 32

/**
 * Makes the tree over token identifiers.
 *
 * The order of the identifiers does not matter. One that is given twice counts twice, as with the published client of
 * the protocol: the root is another, the proofs hold all the same.
 *
 * @param identifiers - The tokens that the order accepts.
 * @throws {EmptyError} when there are none: a root of zero would accept every token of the collection.
 * @throws {InvalidFieldError} when an identifier is no uint256.
 *
 * @example
 * const tree = Criteria.tree([1n, 5n, 8n])
 * tree.proof(5n) // → ['0x…', '0x…']
 */
export function tree(identifiers: readonly bigint[]): Tree {
  if (identifiers.length === 0) throw new EmptyError()
  const count = identifiers.length
  const engine = createFastEngine(treeSize(count))
  identifiers.forEach((identifier, index) => {
    writeLeaf(identifier, engine, leafAt(engine, index))
  })
  const leaves = engine.bytes.subarray(leafAt(engine, 0), leafAt(engine, count))
  leaves.set(sortLeaves(leaves))
  const nodes = grow(engine, count)
  const top = hexToBigInt(toHex(nodes.root))
  return {
    root: top,
    proof: (identifier) => {
      writeLeaf(identifier, engine, engine.start)
      const index = findLeaf(leaves, engine.bytes.subarray(engine.start, engine.start + word))
      if (index === undefined) throw new ProofError({ identifier, root: top })
      return toWords(proofOf(nodes, index))
    },
  }
}

/**
 * Computes the root over token identifiers; see {@link tree}.
 *
 * @throws {EmptyError} when there are none.
 *
 * @example
 * Criteria.root([1n, 5n, 8n]) // → 9142…n
 */
export function root(identifiers: readonly bigint[]): bigint {
  return tree(identifiers).root
}

/**
 * Computes the proof that one token is among others; for several proofs keep a {@link tree}.
 *
 * @throws {ProofError} when it is not.
 *
 * @example
 * Criteria.proof([1n, 5n, 8n], 5n) // → ['0x…', '0x…']
 */
export function proof(identifiers: readonly bigint[], identifier: bigint): readonly Hex[] {
  return tree(identifiers).proof(identifier)
}

/**
 * Returns whether the exchange takes a proof. A root of zero stands for any token and takes only an empty one.
 *
 * @example
 * Criteria.verify({ root, identifier: 5n, proof }) // → true
 */
export const verify: (options: { root: bigint; identifier: bigint; proof: readonly Hex[] }) => boolean =
  verifyProof

function writeLeaf(identifier: bigint, engine: KeccakEngine, out: number): void {
  writeUint(engine, engine.start, identifier, 'identifier')
  engine.hash(engine.start, word, out)
}

function sortLeaves(leaves: Uint8Array): Uint8Array {
  const view = new DataView(leaves.buffer, leaves.byteOffset)
  const count = leaves.length / word
  // The first 32 bits decide nearly always; comparing them alone is what makes the sorting fast.
  const heads = Uint32Array.from({ length: count }, (_, index) => view.getUint32(index * word))
  const places = Uint32Array.from({ length: count }, (_, index) => index)
  places.sort((a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || compareNodes(leaves, a * word, leaves, b * word))
  const sorted = new Uint8Array(leaves.length)
  places.forEach((place, index) => {
    copy(leaves, place * word, sorted, index * word)
  })
  return sorted
}

/** Finds a leaf among the sorted ones by halving. */
function findLeaf(leaves: Uint8Array, leaf: Uint8Array): number | undefined {
  let [low, high] = [0, leaves.length / word]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareNodes(leaves, middle * word, leaf, 0) < 0) low = middle + 1
    else high = middle
  }
  return low * word < leaves.length && compareNodes(leaves, low * word, leaf, 0) === 0 ? low : undefined
}

/** Thrown when a tree is asked for over no tokens. */
export class EmptyError extends BaseError<Record<string, never>> {
  override readonly name = 'Criteria.EmptyError'
  constructor() {
    super('empty tree: name at least one token. Without any, the order would accept the whole collection.', {
      facts: {},
    })
  }
}
