import type { Hex } from 'viem'
import type { KeccakEngine } from './nobleEngine.js'
import { toHex } from './toHex.js'

/**
 * A merkle tree in the memory of an engine: its levels from the leaves up, each the 32 bytes of its nodes one after the
 * other, and the root above them.
 */
export type Tree = { levels: readonly Uint8Array[]; root: Uint8Array }

/** What a tree is filled up with to a power of two; empty branches are never built. */
export type Padding = { height: number; leaf: Uint8Array }

const word = 32

/** How many bytes of memory a tree takes: two words in which a pair is put in order, and each level with a filler. */
export function treeSize(count: number): number {
  const levels = 25
  return (2 + 2 * (count + levels)) * word
}

/** Where a leaf is to be written before the tree is grown. */
export function leafAt(engine: KeccakEngine, index: number): number {
  return engine.start + (2 + index) * word
}

/**
 * Grows the tree over leaves that stand in memory, level behind level, so that nodes are hashed where they are.
 *
 * With padding, pairs keep their order. Without, each is sorted, and a node that is left over moves up as it is.
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

/** The node above two that are the same. */
function twice(engine: KeccakEngine, node: Uint8Array): Uint8Array {
  const { bytes, start } = engine
  copy(node, 0, bytes, start)
  copy(node, 0, bytes, start + word)
  engine.hash(start, 2 * word, start)
  return bytes.slice(start, start + word)
}

/** The siblings on the way from a leaf to the root, one after the other. */
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

/** Where the sibling of a leaf's branch begins in a level. */
export function siblingAt(index: number, height: number): number {
  return ((index >> height) ^ 1) * word
}

/** Cuts bytes into words in hexadecimal. */
export function toWords(bytes: Uint8Array): Hex[] {
  return Array.from({ length: bytes.length / word }, (_, index) =>
    toHex(bytes, index * word, (index + 1) * word),
  )
}

/** Orders nodes of two lists as the numbers they are. */
export function compareNodes(a: Uint8Array, aOffset: number, b: Uint8Array, bOffset: number): number {
  for (let index = 0; index < word; index++) {
    const difference = (a[aOffset + index] ?? 0) - (b[bOffset + index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Copies one node; for 32 bytes a loop is faster than a view and `set`. */
export function copy(from: Uint8Array, at: number, to: Uint8Array, out: number): void {
  for (let index = 0; index < word; index++) to[out + index] = from[at + index] ?? 0
}
