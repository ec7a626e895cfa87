import { proof as de } from '../de/proof.js'
import { proof as en } from '../en/proof.js'
import type { Area } from '../useArea.js'

/** Whether the chain would fill an order now. */
export const proofWords: Area<typeof en> = { en, de }
