import type { TestChain } from './chain.js'

/**
 * Lets the chain's time stand still, so that a transaction is mined in the very second in which it was planned.
 *
 * @returns The time at which it stands, in seconds.
 */
export async function freezeClock(chain: TestChain): Promise<bigint> {
  await chain.testClient.setBlockTimestampInterval({ interval: 0 })
  return (await chain.publicClient.getBlock()).timestamp
}

/** Moves the time of a frozen clock on by mining a block. */
export async function passTime(chain: TestChain, seconds: bigint): Promise<void> {
  const { timestamp } = await chain.publicClient.getBlock()
  await chain.testClient.setNextBlockTimestamp({ timestamp: timestamp + seconds })
  await chain.testClient.mine({ blocks: 1 })
}

/**
 * Does something on the chain and undoes it.
 *
 * @example
 * await undone(chain, () => transact(chain, { from, to, value: 1n }))
 */
export async function undone<value>(chain: TestChain, work: () => Promise<value>): Promise<value> {
  const id = await chain.testClient.snapshot()
  try {
    return await work()
  } finally {
    await chain.testClient.revert({ id })
  }
}
