import { BaseError } from '@souk/base'
import type { Market } from '../market/Market.js'
import { type LeftOut, showsLogs } from '../node/logs.js'
import type { BlockRef } from '../node/node.js'

/** How often a node that is doubted is asked again. */
const askAgainMs = 1_000
/** Nodes forget old blocks; a doubt that is this many blocks old is dropped. */
const longestDoubt = 128n

/** Notes of which blocks the node had left logs out. The market goes on with the receipts, and says that it is not ready. */
export function raiseDoubt(market: Market, left: readonly LeftOut[]): void {
  const [first] = left
  if (!first) return
  market.progress.missingLogs += left.length
  const error = new LogsMissingError({ number: first.block.number })
  if (!market.progress.doubt) market.log.error({ err: error }, 'the node omits logs')
  market.progress.doubt = { left: first, error, askedAt: performance.now() }
}

/**
 * Asks a node that is doubted for the same logs again, now and then. Once it shows them it is relied on.
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
