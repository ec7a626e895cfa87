import * as z from '@souk/base/schema'
import type { MarketChain } from '@souk/market'
import { pause } from '../db/session.js'
import { RemoteError } from './RemoteError.js'

/** What another server says about a chain. */
export type RemoteHealth = z.Output<typeof health>

const block = z.nullish(z.int())
const health = z.object({
  ready: z.boolean(),
  reasons: z.array(z.string()),
  version: z.string(),
  chain: z.object({
    id: z.int(),
    name: z.string(),
    head: block,
    headStoodSeconds: block,
    indexed: block,
    lag: block,
    time: block,
    error: z.nullish(z.string()),
  }),
})

const intervalMs = 1_000
/** A server that takes longer to tell its health counts as away. */
const patienceMs = 2_000

/** Asks another server for the health of a chain again and again, until the signal fires. */
export async function watchRemote(url: string, options: watchRemote.Options): Promise<void> {
  const { info, signal, onHealth, onAway } = options
  while (!signal.aborted) {
    try {
      onHealth(await readHealth(url, { info, signal }))
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof RemoteError)) throw error
      onAway(error)
    }
    await pause(intervalMs, signal)
  }
}

export declare namespace watchRemote {
  type Options = {
    info: MarketChain
    signal: AbortSignal
    onHealth: (health: RemoteHealth) => void
    onAway: (error: RemoteError) => void
  }
}

async function readHealth(
  url: string,
  { info, signal }: Pick<watchRemote.Options, 'info' | 'signal'>,
): Promise<RemoteHealth> {
  const { chain, chainId } = info
  const answer = await ask(`${url}/chains/${chain}/health`, { chain, signal })
  const reading: z.Reading = {}
  const read = health.read(answer, reading)
  if (reading.issue) throw new RemoteError({ chain, reason: 'unlisted' })
  if (read.chain.id !== chainId || read.chain.name !== chain)
    throw new RemoteError({ chain, reason: 'otherChain' })
  return read
}

/** @returns The JSON of the answer; `undefined` for an invalid answer. */
async function ask(url: string, { chain, signal }: { chain: string; signal: AbortSignal }): Promise<unknown> {
  try {
    const response = await fetch(url, {
      // It says that this is no question of a visitor, which could come back here.
      headers: { accept: 'application/json', via: '1.1 souk-server' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    const text = await response.text()
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw new RemoteError({ chain, reason: 'silent' }, { cause: error })
  }
}
