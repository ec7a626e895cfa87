import { parseAbi } from 'viem'
import { contracts } from './demo/demo.js'
import { moveConduit } from './genesis/seaport.js'
import type { Logger } from './node/Logger.js'
import type { NodeClient } from './node/nodeClient.js'

/** How often to look for new conduits. Until then, the controller reports that a new one does not exist. */
const intervalMs = 250

const abi = parseAbi(['event NewConduit(address conduit, bytes32 conduitKey)'])

/**
 * Moves the code of each new conduit to the address of its key, as {@link moveConduit} does. Begins with conduits
 * that were created while this did not run.
 */
export function startMovingConduits(client: NodeClient, options: startMovingConduits.Options): Moving {
  let next = 0n
  let queue = Promise.resolve()
  const look = async () => {
    const head = await client.getBlockNumber({ cacheTime: 0 })
    // A reorganisation may have dropped blocks.
    const fromBlock = next > head + 1n ? 0n : next
    if (fromBlock > head) return
    const filter = {
      address: contracts.conduitController,
      abi,
      eventName: 'NewConduit',
      strict: true,
    } as const
    const made = await client.getContractEvents({ ...filter, fromBlock, toBlock: head })
    for (const { args } of made) await moveConduit(client, args)
    next = head + 1n
  }
  const timer = setInterval(() => {
    queue = queue.then(look).catch((error: unknown) => {
      options.logger?.warn({ error }, 'New conduits could not be moved to where their keys lead')
    })
  }, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await queue
    },
  }
}

export declare namespace startMovingConduits {
  type Options = { logger?: Logger }
}

/** A running watch for new conduits. */
export type Moving = { stop(): Promise<void> }
