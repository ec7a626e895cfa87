import type { NodeClient } from './nodeClient.js'
import type { startDevchain } from './startDevchain.js'
import { dumpState, writeState } from './state.js'

/** How often the chain is looked at; at most this much is lost when the process is killed. */
const intervalMs = 2_000

/** Keeps the state file up to date: soon after transactions, and at the end. */
export type Saving = { save(): Promise<void>; stop(): Promise<void> }

/** Starts to save; blocks without transactions are not worth a write. */
export function startSaving(client: NodeClient, options: startSaving.Options): Saving {
  const { stateFile, chainId, logger } = options
  let seen: bigint | undefined
  let queue = Promise.resolve()

  const write = async () => writeState(stateFile, await dumpState(client, { chainId }))
  // One at a time: two writers of one file would race for the rename.
  const save = () => {
    queue = queue.catch(() => {}).then(write)
    return queue
  }
  const look = async () => {
    const head = await client.getBlockNumber({ cacheTime: 0 })
    const changed = seen === undefined || (await hasTransactions(client, seen + 1n, head))
    seen = head
    if (changed) await save()
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger?.warn({ error, stateFile }, 'The chain could not be saved'))
  }, intervalMs)
  timer.unref()
  return {
    save,
    stop() {
      clearInterval(timer)
      return save()
    },
  }
}

export declare namespace startSaving {
  type Options = { stateFile: string; chainId: number; logger?: startDevchain.Logger }
}

async function hasTransactions(client: NodeClient, from: bigint, to: bigint): Promise<boolean> {
  for (let blockNumber = from; blockNumber <= to; blockNumber++) {
    if ((await client.getBlockTransactionCount({ blockNumber })) > 0) return true
  }
  return false
}
