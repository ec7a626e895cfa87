import type { Hex } from 'viem'
import { toHex } from './hex.js'
import type { KeccakEngine } from './nobleEngine.js'

/**
 * A merkle tree: its levels from the leaves up, each the 32 bytes of its nodes one after the other.
 *
 * With fillers, one per level, the tree is as high as there are fillers and pairs keep their order; a missing right
 * node is the filler of its level, so that empty branches are never built. Without, each pair is sorted and a node that
 * is left over moves up as it is.
 */
export type Tree = { levels: readonly Uint8Array[]; fillers: readonly Uint8Array[] | undefined }

const word = 32

/** Grows the tree over its leaves. */
export function grow(leaves: Uint8Array, engine: KeccakEngine, fillers?: readonly Uint8Array[]): Tree {
  const levels = [leaves]
  let level = leaves
  while (fillers ? levels.length <= fillers.length : level.length > word) {
    level = pairUp(level, engine, fillers?.[levels.length - 1])
    levels.push(level)
  }
  return { levels, fillers }
}

/** The node at the top. */
export function rootOf(tree: Tree): Uint8Array {
  return tree.levels.at(-1) ?? new Uint8Array(word)
}

/** The siblings on the way from a leaf to the root, one after the other. */
export function proofOf(tree: Tree, index: number): Uint8Array {
  const proof = new Uint8Array(word * (tree.levels.length - 1))
  return proof.subarray(0, writeProof(tree, index, proof, 0))
}

/** Writes a proof into `out` and returns where it ends. */
export function writeProof(tree: Tree, index: number, out: Uint8Array, offset: number): number {
  const { levels, fillers } = tree
  let end = offset
  let place = index
  for (let height = 0; height < levels.length - 1; height++) {
    const level = levels[height]
    const at = (place ^ 1) * word
    const filler = fillers?.[height]
    const isFound = level !== undefined && at < level.length
    if (isFound) copy(level, at, out, end)
    else if (filler) copy(filler, 0, out, end)
    if (isFound || filler) end += word
    place >>= 1
  }
  return end
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

function pairUp(level: Uint8Array, engine: KeccakEngine, filler: Uint8Array | undefined): Uint8Array {
  const { bytes, start } = engine
  const next = new Uint8Array(word * Math.ceil(level.length / (2 * word)))
  for (let left = 0, to = 0; to < next.length; left += 2 * word, to += word) {
    const isPair = left + word < level.length
    const right = isPair ? left + word : 0
    const rightNodes = isPair ? level : filler
    if (!rightNodes) copy(level, left, next, to)
    else {
      const isSwapped = !filler && compareNodes(level, left, rightNodes, right) > 0
      copy(level, left, bytes, isSwapped ? start + word : start)
      copy(rightNodes, right, bytes, isSwapped ? start : start + word)
      engine.hash(start, 2 * word, start)
      copy(bytes, start, next, to)
    }
  }
  return next
}

/** Copies one node; for 32 bytes a loop is faster than a view and `set`. */
export function copy(from: Uint8Array, at: number, to: Uint8Array, out: number): void {
  for (let index = 0; index < word; index++) to[out + index] = from[at + index] ?? 0
}
