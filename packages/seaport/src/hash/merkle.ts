import type { Hex } from 'viem'
import type { KeccakEngine } from './nobleEngine.js'
import { toHex } from './toHex.js'

/** A merkle tree: its levels from the leaves up, each as the concatenated 32-byte nodes, and the root. */
export type Tree = { levels: readonly Uint8Array[]; root: Uint8Array }

/** The padding of a tree to a power of two. Empty branches are never built. */
export type Padding = { height: number; leaf: Uint8Array }

const word = 32

/** Returns how many bytes of memory a tree needs: two words to sort a pair, and each level with one padding node. */
export function treeSize(count: number): number {
  const levels = 25
  return (2 + 2 * (count + levels)) * word
}

/** Returns the offset at which to write a leaf before the tree is built. */
export function leafAt(engine: KeccakEngine, index: number): number {
  return engine.start + (2 + index) * word
}

/**
 * Builds the tree over leaves in memory, one level after another, so that nodes are hashed in place.
 *
 * With padding, pairs keep their order. Without padding, each pair is sorted, and an unpaired node moves up unchanged.
 */
export function grow(engine: KeccakEngine, count: number, padding?: Padding): Tree {
  const { bytes } = engine
  const levels: Uint8Array[] = []
  let filler = padding?.leaf
  let [at, nodes] = [leafAt(engine, 0), count]
  while (padding ? levels.length < padding.height : nodes > 1) {
    if (filler && nodes % 2 === 1) copy(filler, 0, bytes, at + word * nodes++)
    const next = at + word * nodes
    levels.push(bytes.subarray(at, next))
    for (let left = at, to = next; left < next; left += 2 * word, to += word) {
      if (left + word === next) copy(bytes, left, bytes, to)
      else if (filler || compareNodes(bytes, left, bytes, left + word) <= 0) engine.hash(left, 2 * word, to)
      else hashSwapped(engine, left, to)
    }
    filler = filler && twice(engine, filler)
    nodes = Math.ceil(nodes / 2)
    at = next
  }
  return { levels, root: bytes.subarray(at, at + word) }
}

function hashSwapped(engine: KeccakEngine, left: number, out: number): void {
  const { bytes, start } = engine
  copy(bytes, left + word, bytes, start)
  copy(bytes, left, bytes, start + word)
  engine.hash(start, 2 * word, out)
}

/** Returns the parent of two identical nodes. */
function twice(engine: KeccakEngine, node: Uint8Array): Uint8Array {
  const { bytes, start } = engine
  copy(node, 0, bytes, start)
  copy(node, 0, bytes, start + word)
  engine.hash(start, 2 * word, start)
  return bytes.slice(start, start + word)
}

/** Returns the concatenated siblings on the path from a leaf to the root. */
export function proofOf({ levels }: Tree, index: number): Uint8Array {
  const proof = new Uint8Array(word * levels.length)
  let end = 0
  levels.forEach((level, height) => {
    const sibling = siblingAt(index, height)
    if (sibling >= level.length) return
    copy(level, sibling, proof, end)
    end += word
  })
  return proof.subarray(0, end)
}

/** Returns the offset in a level of the sibling on a leaf's path. */
export function siblingAt(index: number, height: number): number {
  return ((index >> height) ^ 1) * word
}

/** Splits bytes into hexadecimal words. */
export function toWords(bytes: Uint8Array): Hex[] {
  return Array.from({ length: bytes.length / word }, (_, index) =>
    toHex(bytes, index * word, (index + 1) * word),
  )
}

/** Compares nodes of two lists as numbers. */
export function compareNodes(a: Uint8Array, aOffset: number, b: Uint8Array, bOffset: number): number {
  for (let index = 0; index < word; index++) {
    const difference = (a[aOffset + index] ?? 0) - (b[bOffset + index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Copies one node. For 32 bytes, a loop is faster than a view and `set`. */
export function copy(from: Uint8Array, at: number, to: Uint8Array, out: number): void {
  for (let index = 0; index < word; index++) to[out + index] = from[at + index] ?? 0
}
