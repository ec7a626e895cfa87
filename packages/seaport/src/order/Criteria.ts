import { BaseError } from '@souk/base'
import { type Hex, hexToBigInt } from 'viem'
import { createFastEngine } from '../hash/keccak.js'
import { compareNodes, copy, grow, leafAt, proofOf, toWords, treeSize } from '../hash/merkle.js'
import type { KeccakEngine } from '../hash/nobleEngine.js'
import { toHex } from '../hash/toHex.js'
import { verifyProof } from '../hash/verifyProof.js'
import { writeUint } from './orderEncoding.js'
import { ProofError } from './Refusal.js'

/** A set of accepted tokens of one collection, as the merkle tree that the exchange checks proofs against. */
export type Tree = {
  /** The value for `identifierOrCriteria` of the item. */
  root: bigint
  /**
   * Computes the proof that a token is in the set.
   *
   * @throws {ProofError} when the token is not in the set.
   */ proof: (identifier: bigint) => readonly Hex[]
}

const word = 32

/**
 * Builds the merkle tree over token ids.
 *
 * The order of the ids does not matter. A duplicate id counts twice, as in seaport-js: it changes the root, but the
 * proofs stay valid.
 *
 * @param identifiers - The tokens that the order accepts.
 * @throws {EmptyError} when the list is empty, since a root of zero would accept every token of the collection.
 * @throws {InvalidFieldError} when an id is not a uint256.
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
      if (index === undefined) throw new ProofError({ tokenId: identifier, root: top })
      return toWords(proofOf(nodes, index))
    },
  }
}

/**
 * Computes the merkle root over token ids. See {@link tree}.
 *
 * @throws {EmptyError} when the list is empty.
 *
 * @example
 * Criteria.root([1n, 5n, 8n]) // → 9142…n
 */
export function root(identifiers: readonly bigint[]): bigint {
  return tree(identifiers).root
}

/**
 * Computes the proof that a token is in a set. Use {@link tree} for several proofs.
 *
 * @throws {ProofError} when the token is not in the set.
 *
 * @example
 * Criteria.proof([1n, 5n, 8n], 5n) // → ['0x…', '0x…']
 */
export function proof(identifiers: readonly bigint[], identifier: bigint): readonly Hex[] {
  return tree(identifiers).proof(identifier)
}

/**
 * Returns whether the exchange accepts a proof. A root of zero means any token and accepts only an empty proof.
 *
 * @example
 * Criteria.verify({ root, tokenId: 5n, proof }) // → true
 */
export const verify: (options: { root: bigint; tokenId: bigint; proof: readonly Hex[] }) => boolean =
  verifyProof

function writeLeaf(identifier: bigint, engine: KeccakEngine, out: number): void {
  writeUint(engine, engine.start, identifier, 'identifier')
  engine.hash(engine.start, word, out)
}

function sortLeaves(leaves: Uint8Array): Uint8Array {
  const view = new DataView(leaves.buffer, leaves.byteOffset)
  const count = leaves.length / word
  // The first 32 bits nearly always differ, and comparing only them makes sorting fast.
  const heads = Uint32Array.from({ length: count }, (_, index) => view.getUint32(index * word))
  const places = Uint32Array.from({ length: count }, (_, index) => index)
  places.sort((a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || compareNodes(leaves, a * word, leaves, b * word))
  const sorted = new Uint8Array(leaves.length)
  places.forEach((place, index) => {
    copy(leaves, place * word, sorted, index * word)
  })
  return sorted
}

/** Finds a leaf among sorted leaves by binary search. */
function findLeaf(leaves: Uint8Array, leaf: Uint8Array): number | undefined {
  let [low, high] = [0, leaves.length / word]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareNodes(leaves, middle * word, leaf, 0) < 0) low = middle + 1
    else high = middle
  }
  return low * word < leaves.length && compareNodes(leaves, low * word, leaf, 0) === 0 ? low : undefined
}

/** Thrown when a tree is built over an empty list. */
export class EmptyError extends BaseError<Record<string, never>> {
  override readonly name = 'Criteria.EmptyError'
  constructor() {
    super('empty tree: pass at least one token. Without any, the order would accept the whole collection.', {
      facts: {},
    })
  }
}
