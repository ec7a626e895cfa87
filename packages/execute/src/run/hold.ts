import { toHex } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { TakenError } from '../client/FlowError.js'
import { log } from '../client/log.js'

/** Names a flow, among all that there are. */
export function newName(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16))).slice(2)
}

/**
 * Does the work on a flow while nobody else does.
 *
 * @param name - Of the flow; without one, nobody is kept off.
 * @throws {TakenError} when someone else is at it.
 */
export async function hold<value>(
  client: ExecuteClient,
  name: string | undefined,
  work: () => Promise<value>,
): Promise<value> {
  const { lock } = client
  if (!lock || name === undefined) return work()
  const release = await lock(`souk.flow.${name}`).catch((error: unknown) => {
    // A frame without an origin of its own has no locks, and no other tabs either.
    log(client, 'info', 'No lock', error)
    return () => {}
  })
  if (!release) throw new TakenError({ id: name })
  try {
    return await work()
  } finally {
    release()
  }
}
