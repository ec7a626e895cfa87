import { toHex } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { TakenError } from '../client/FlowError.js'
import { log } from '../client/log.js'

/** Creates a unique name for a flow. */
export function newName(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16))).slice(2)
}

/**
 * Does the work on a flow while holding its lock.
 *
 * @param name - The name of the flow. Without a name, no lock is taken.
 * @throws {TakenError} if something else holds the lock.
 */
export async function hold<value>(
  client: ExecuteClient,
  name: string | undefined,
  work: () => Promise<value>,
): Promise<value> {
  const { lock } = client
  if (!lock || name === undefined) return work()
  const release = await lock(`souk.flow.${name}`).catch((error: unknown) => {
    // A frame without its own origin has no locks, and no other tabs either.
    log(client, 'info', 'No lock is available', error)
    return () => {}
  })
  if (!release) throw new TakenError({ id: name })
  try {
    return await work()
  } finally {
    release()
  }
}
