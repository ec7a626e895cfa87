import type { LeftOut } from '../node/blockLogs.js'

/** Evidence that a node left logs out, and when it was last asked again. */
export type Doubt = { left: LeftOut; error: Error; askedAt: number }
