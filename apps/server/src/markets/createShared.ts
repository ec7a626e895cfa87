import { createRounds, isUrgent, type Shared } from '../http/endpoint/Surface.js'
import * as Listeners from '../http/guards/Listeners.js'
import { createLimiter } from '../http/guards/limits.js'
import type { Config } from '../market/config.js'
import type { Slot } from './Slot.js'

/** How long a key that the market itself does not know waits for what the others know of it. */
const elsewhereMs = 500

/**
 * Makes what the chains of one process share. Limits count per address and not per chain, so that more chains allow
 * nobody more requests or streams. A key of one chain is valid on all.
 */
export function createShared(config: Config, slots: () => readonly Slot[]): Shared {
  const { rateLimits, trustedProxies } = config
  const sites = () => slots().flatMap(({ open }) => (open ? [open] : []))
  return {
    limiter: createLimiter(rateLimits, { trustedProxies }),
    listeners: Listeners.create(),
    rounds: createRounds(() => sites().some(({ market }) => isUrgent(market))),
    findKey: async (hash, own) => {
      const known = await own(hash)
      if (known) return known
      const asked = sites()
        .map(({ site }) => site.surface.ownKey)
        .filter((find) => find !== own)
        .map((find) => find(hash).catch(() => undefined))
      // The database of another chain may hang, and must not hold this one up.
      const late = new Promise<readonly undefined[]>((resolve) =>
        setTimeout(resolve, elsewhereMs, []).unref(),
      )
      const found = await Promise.race([Promise.all(asked), late])
      return found.find((key) => key !== undefined)
    },
  }
}
