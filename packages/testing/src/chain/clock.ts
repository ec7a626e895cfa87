import { poll } from '@souk/base'
import type { Hex } from 'viem'
import type { TestChain } from './TestChain.js'

/**
 * Freezes the chain's time, so that a transaction is mined in the second in which it was planned.
 *
 * @returns The frozen time: Unix time in seconds.
 */
export async function freezeClock(chain: TestChain): Promise<bigint> {
  await chain.testClient.setBlockTimestampInterval({ interval: 0 })
  return (await chain.publicClient.getBlock()).timestamp
}

/** Advances a frozen clock by mining a block. */
export async function passTime(chain: TestChain, seconds: bigint): Promise<void> {
  const { timestamp } = await chain.publicClient.getBlock()
  await chain.testClient.setNextBlockTimestamp({ timestamp: timestamp + seconds })
  await chain.testClient.mine({ blocks: 1 })
}

/** The client that {@link settle} and {@link restore} use. */
type NodeControl = Pick<TestChain, 'testClient'>

/**
 * Waits until the node has mined all pending transactions, and drops those that it will never mine.
 *
 * The node returns the hash before it mines. Reverting the chain's state in the meantime creates a mixture: the old
 * state in a block with the later clock, and a next block that is earlier than its parent.
 */
async function settle({ testClient }: NodeControl): Promise<void> {
  const { pending, queued } = await poll(
    async () => {
      const status = await testClient.getTxpoolStatus()
      return status.pending === 0 || !(await testClient.getAutomine()) ? status : undefined
    },
    { intervalMs: 1, deadlineMs: 30_000 },
  )
  if (pending + queued > 0) await testClient.request(dropAll)
}

const dropAll = { method: 'anvil_dropAllTransactions', params: [] } as never

/** Reverts the chain to a snapshot, including pending transactions. */
export async function restore(chain: NodeControl, id: Hex): Promise<void> {
  await settle(chain)
  await chain.testClient.revert({ id })
}

/**
 * Runs work on the chain and reverts it.
 *
 * @example
 * await undone(chain, () => transact(chain, { from, to, value: 1n }))
 */
export async function undone<value>(chain: TestChain, work: () => Promise<value>): Promise<value> {
  const id = await chain.testClient.snapshot()
  try {
    return await work()
  } finally {
    await restore(chain, id)
  }
}
