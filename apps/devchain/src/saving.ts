import type { Logger } from './node/Logger.js'
import type { NodeClient } from './node/nodeClient.js'
import { dumpState, writeState } from './node/state.js'

/** How often to check the chain. If the process is killed, at most this much is lost. */
const intervalMs = 2_000

/** Keeps the state file up to date, soon after transactions. */
export type Saving = {
  save(): Promise<void>
  /** Stops checking; finishes a write in progress. */
  stop(): Promise<void>
}

/** Starts to save the chain. Blocks without transactions are not worth a write. */
export function startSaving(client: NodeClient, options: startSaving.Options): Saving {
  const { stateFile, chainId, logger } = options
  // The head at the last save. Unset at first, so that a new chain is saved once even without transactions.
  let seen: bigint | undefined
  let queue = Promise.resolve()

  const write = async () => writeState(stateFile, await dumpState(client, { chainId }))
  // One save at a time: two writers of one file would race for the rename.
  const save = () => {
    queue = queue.then(write, write)
    return queue
  }
  const look = async () => {
    const head = await client.getBlockNumber({ cacheTime: 0 })
    const changed = seen === undefined || head < seen || (await hasTransactions(client, seen + 1n, head))
    if (changed) await save()
    seen = head
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger?.warn({ error, stateFile }, 'The chain could not be saved'))
  }, intervalMs)
  timer.unref()
  return {
    save,
    async stop() {
      clearInterval(timer)
      await Promise.allSettled([queue])
    },
  }
}

export declare namespace startSaving {
  type Options = { stateFile: string; chainId: number; logger?: Logger }
}

async function hasTransactions(client: NodeClient, from: bigint, to: bigint): Promise<boolean> {
  for (let blockNumber = from; blockNumber <= to; blockNumber++) {
    if ((await client.getBlockTransactionCount({ blockNumber })) > 0) return true
  }
  return false
}
