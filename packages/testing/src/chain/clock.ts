import { poll } from '@souk/base'
import type { Hex } from 'viem'
import type { TestChain } from './TestChain.js'

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

/** What {@link settle} and {@link restore} ask the node with. */
type NodeControl = Pick<TestChain, 'testClient'>

/**
 * Waits until the node has mined every transaction that it has taken, and drops those that it never will mine.
 *
 * The node answers with the hash before it mines. Undoing the chain's state in the meantime gives a mixture: the old state
 * under a block with the clock of what was undone, and a next block that is earlier than its parent.
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

/** Takes the chain back to a snapshot, however much is still on its way into a block. */
export async function restore(chain: NodeControl, id: Hex): Promise<void> {
  await settle(chain)
  await chain.testClient.revert({ id })
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
    await restore(chain, id)
  }
}
