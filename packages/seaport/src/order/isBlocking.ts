import type { BaseError } from '@souk/base'
import { FulfillerBalanceError } from './Refusal.js'

/**
 * Returns whether an issue prevents the fill. A shortfall of the fulfiller does not when the fulfiller gets the funds
 * first.
 */
export function isBlocking(issue: BaseError, options: { checkFulfiller?: boolean | undefined }): boolean {
  return options.checkFulfiller !== false || !(issue instanceof FulfillerBalanceError)
}
