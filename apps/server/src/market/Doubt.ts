import type { LeftOut } from '../node/logs.js'

/** A node that was caught leaving logs out, and since when it is not relied on. */
export type Doubt = { left: LeftOut; error: Error; askedAt: number }
