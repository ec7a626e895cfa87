import { BaseError } from '@souk/base'
import type { BlockRef } from '../node/node.js'

/** What a block of the node means for the known blocks. */
export type Reconciled =
  /** The block is the newest known one. */
  | { type: 'unchanged' }
  /** The block follows the newest known one, or is the first of all. */
  | { type: 'append' }
  /** Blocks lie between the newest known one and this one. */
  | { type: 'behind'; next: bigint }
  /** The chain dropped blocks: `ancestor` is still valid, the `dropped` ones are not. */
  | { type: 'reorg'; ancestor: BlockRef; dropped: readonly BlockRef[] }
  /** The block is on another branch; look at the node's block of this number next. */
  | { type: 'dig'; number: bigint }

/**
 * Decides what a block of the node means for the known blocks.
 *
 * The cases, in order:
 * 1. Nothing is known: the block begins the chain.
 * 2. The block is the newest known one: nothing happened.
 * 3. The block follows the newest known one: it is appended.
 * 4. The block is known, but not the newest: the chain dropped those above it.
 * 5. The block follows a known one that is not the newest: the chain dropped those above its parent.
 * 6. The block is higher than the next one: read the ones between first.
 * 7. The block is unknown and so is its parent: look further down, at the height of the next known block.
 *
 * @param chain - The known blocks, oldest first; numbers rise, but need not be consecutive.
 * @param block - A block of the node.
 * @throws {ResetError} when the node has none of the known blocks.
 */
export function reconcile(chain: readonly BlockRef[], block: BlockRef): Reconciled {
  const tip = chain.at(-1)
  if (!tip) return { type: 'append' }
  if (block.hash === tip.hash) return { type: 'unchanged' }
  if (block.parentHash === tip.hash) return { type: 'append' }
  const same = chain.findLastIndex((known) => known.hash === block.hash)
  if (same >= 0) return toReorg(chain, same)
  const parent = chain.findLastIndex((known) => known.hash === block.parentHash)
  if (parent >= 0) return toReorg(chain, parent)
  if (block.number > tip.number + 1n) return { type: 'behind', next: tip.number + 1n }
  const below = chain.findLast((known) => known.number < block.number)
  if (!below) throw new ResetError({ number: block.number, hash: block.hash })
  return { type: 'dig', number: below.number }
}

function toReorg(chain: readonly BlockRef[], index: number): Reconciled {
  return { type: 'reorg', ancestor: chain[index] as BlockRef, dropped: chain.slice(index + 1) }
}

/** Thrown when the node's chain is not the one from which the data folder was filled. */
export class ResetError extends BaseError<{ number: bigint; hash: string }> {
  override readonly name = 'Chain.ResetError'
  constructor(facts: { number: bigint; hash: string }) {
    super(
      `The node has none of the blocks that this data folder knows (block ${facts.number} there is ${facts.hash}). It is another chain, or it was reset: start again with a fresh data folder.`,
      { facts, retry: 'user' },
    )
  }
}
