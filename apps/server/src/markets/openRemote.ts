import type { Logger } from '../market/log.js'
import type { Common } from './bareApp.js'
import { remoteSite } from './remoteSite.js'
import type { Slot } from './Slot.js'
import { watchRemote } from './watchRemote.js'

/** Gives the place of a chain to another server, and watches that server until the signal fires. */
export function openRemote(slot: Slot, { url, ...options }: openRemote.Options): Promise<void> {
  const { signal, log } = options
  const { info } = slot.plan
  const prefix = `/chains/${info.chain}`
  const site = remoteSite(info, {
    ...options,
    target: { url, prefix },
    closed: slot.site,
    isAway: () => slot.error !== undefined,
  })
  slot.site = site
  signal.addEventListener('abort', site.stop, { once: true })
  return watchRemote(url, {
    ...{ info, signal },
    onHealth: (elsewhere) => {
      if (!slot.elsewhere) log.info({ chain: info.chain }, 'the chain is open')
      const hasOrder = createHasOrder(`${url}${prefix}`)
      Object.assign(slot, { elsewhere, error: undefined, hasOrder })
    },
    onAway: (error) => {
      if (error.message !== slot.error?.message) log.error({ err: error, chain: info.chain }, error.message)
      Object.assign(slot, { elsewhere: undefined, error, hasOrder: undefined })
    },
  })
}

export declare namespace openRemote {
  type Options = Common & { url: string; signal: AbortSignal; log: Logger }
}

const patienceMs = 1_000

function createHasOrder(base: string): NonNullable<Slot['hasOrder']> {
  return async (hash, visitor) => {
    const response = await fetch(`${base}/v2/order/${hash}`, {
      headers: { ...(visitor && { 'x-forwarded-for': visitor }), via: '1.1 souk-server' },
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.arrayBuffer()
    return response.ok
  }
}
