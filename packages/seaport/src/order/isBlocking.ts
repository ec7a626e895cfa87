import type { BaseError } from '@souk/base'
import { FulfillerBalanceError } from './Refusal.js'

/** Returns whether an issue stands in the way: what the fulfiller lacks does not where they get it before they fill. */
export function isBlocking(issue: BaseError, options: { checkFulfiller?: boolean | undefined }): boolean {
  return options.checkFulfiller !== false || !(issue instanceof FulfillerBalanceError)
}
