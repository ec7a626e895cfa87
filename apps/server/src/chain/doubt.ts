import { BaseError } from '@souk/base'
import type { Market } from '../market/Market.js'
import { type LeftOut, showsLogs } from '../node/blockLogs.js'
import type { BlockRef } from '../node/node.js'

/** How often the market asks a doubted node again. */
const askAgainMs = 1_000
/** Nodes forget old blocks, so a doubt is dropped after this many blocks. */
const longestDoubt = 128n

/**
 * Records the blocks whose logs the node had left out. The market continues with the receipts, and reports that it is
 * not ready.
 */
export function raiseDoubt(market: Market, left: readonly LeftOut[]): void {
  const [first] = left
  if (!first) return
  market.progress.missingLogs += left.length
  const error = new LogsMissingError({ number: first.block.number })
  if (!market.progress.doubt) market.log.error({ err: error }, 'the node omits logs')
  market.progress.doubt = { left: first, error, askedAt: performance.now() }
}

/**
 * Asks a doubted node for the same logs again, now and then, and trusts it once it returns them.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function settleDoubt(market: Market, at: BlockRef): Promise<void> {
  const { doubt } = market.progress
  if (!doubt || performance.now() - doubt.askedAt < askAgainMs) return
  doubt.askedAt = performance.now()
  const isOld = at.number > doubt.left.block.number + longestDoubt
  if (!isOld && !(await showsLogs(market.node, doubt.left))) return
  market.progress.doubt = undefined
  market.log.info({ block: Number(doubt.left.block.number) }, 'the node returns the logs that it omitted')
}

/** Says that the node answered `eth_getLogs` with fewer logs than the block's receipts have. */
class LogsMissingError extends BaseError<{ number: bigint }> {
  override readonly name = 'Chain.LogsMissingError'
  constructor(facts: { number: bigint }) {
    super(
      `The chain's node leaves out logs of block ${facts.number} that the block's receipts have; use another node.`,
      { facts, retry: 'later' },
    )
  }
}
