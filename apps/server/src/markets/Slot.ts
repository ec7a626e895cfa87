import type { Site } from '../http/createSite.js'
import type { OpenSite } from '../server/createServer.js'
import type { Common } from './bareApp.js'
import { closedSite, toClosedHealth } from './closedSite.js'
import type { PlannedChain } from './planMarkets.js'
import type { RemoteHealth } from './watchRemote.js'

/** The place of one chain at an address. Only what opens the chain changes it. */
export type Slot = {
  readonly plan: PlannedChain
  /** What answers for the chain now. */
  site: Site
  /** The market, once it is open in this process. */
  open?: OpenSite | undefined
  /** What the server says that follows the chain, where that is another one and it answers. */
  elsewhere?: RemoteHealth | undefined
  /**
   * Tells whether the chain has an order, once it is open. `visitor` is the one who asks, as `X-Forwarded-For` names
   * visitors.
   */
  hasOrder?: ((hash: string, visitor: string | undefined) => Promise<boolean>) | undefined
  /** Why the chain is not open. */
  error?: Error | undefined
}

/** Makes the place of a chain that is not open. */
export function createSlot(plan: PlannedChain, common: Common): Slot {
  const { info } = plan
  const slot: Slot = {
    plan,
    site: closedSite(plan, { ...common, health: () => toClosedHealth({ info, error: slot.error }) }),
  }
  return slot
}
